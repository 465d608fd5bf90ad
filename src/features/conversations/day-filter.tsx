import classes from '~/ui/table/filter-bar.module.css';
import { useQueryText } from '~/ui/table/use-asked-text';

interface DayFilterProps {
  readonly label: string;
  /** The visible label. It is short, because the preceding filter gives the context. */
  readonly shown: string;
  /** The name of the time zone in which the day is interpreted. */
  readonly zone: string;
  /** A day such as `2026-03-01`. */
  readonly value: string | undefined;
  /** True if the platform ignores this filter. */
  readonly isIgnored: boolean;
  /** The HTML `id` of the error message about this field, if there is one. */
  readonly errorId?: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/**
 * The earliest valid date. Earlier dates occur while the user types a year. For example, after the digit 2 the year is
 * 2.
 */
const FIRST_DAY = '1900-01-01';

/** The first or last day of the list's date range. The field is highlighted while a day is set. */
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
