import classes from '~/ui/table/filters.module.css';
import { useQueryText } from '~/ui/table/use-asked-text';

interface DayFilterProps {
  readonly label: string;
  /** The visible label, shortened because the preceding filter provides the context. */
  readonly shown: string;
  /** The time zone of the day. */
  readonly zone: string;
  /** A day such as `2026-03-01`. */
  readonly value: string | undefined;
  /** The platform ignores this filter. */
  readonly isIgnored: boolean;
  /** The element with the error of this field, if it has one. */
  readonly errorId?: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** Earlier dates occur while a year is being typed: its first digit makes it the year 2. */
const FIRST_DAY = '1900-01-01';

/** A start or end date of the list, highlighted while it is set. */
export function DayFilter({
  label,
  shown,
  zone,
  value: chosen,
  isIgnored,
  errorId,
  onChange,
}: DayFilterProps) {
  const value = isIgnored ? undefined : chosen;
  const { text, setText, ask } = useQueryText(value ?? '', (day) => onChange(day || undefined));
  return (
    <label className={value ? `${classes.chip} ${classes.set}` : classes.chip} title={zone}>
      <span aria-hidden>{shown}:</span>
      <input
        type="date"
        aria-label={label}
        value={text}
        disabled={isIgnored}
        {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        onChange={({ currentTarget: { value: day } }) => {
          setText(day);
          if (day === '' || day >= FIRST_DAY) ask(day);
        }}
      />
    </label>
  );
}
