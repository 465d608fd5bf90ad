import classes from '~/ui/filters.module.css';

interface DayFilterProps {
  readonly label: string;
  /** What stands for it, where the filter before it says the rest. */
  readonly shown: string;
  /** Where the day begins and ends. */
  readonly zone: string;
  /** Such as `2026-03-01`. */
  readonly value: string | undefined;
  /** The platform ignores it. */
  readonly isIgnored: boolean;
  readonly onChange: (day: string | undefined) => void;
}

/** A day that bounds the list, marked while there is one. */
export function DayFilter({ label, shown, zone, value: chosen, isIgnored, onChange }: DayFilterProps) {
  const value = isIgnored ? undefined : chosen;
  return (
    <label className={value ? `${classes.chip} ${classes.set}` : classes.chip} title={zone}>
      <span aria-hidden>{shown}:</span>
      <input
        type="date"
        aria-label={label}
        value={value ?? ''}
        disabled={isIgnored}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </label>
  );
}
