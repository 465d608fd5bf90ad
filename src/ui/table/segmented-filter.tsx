// A filter with a few options and the number of rows for each.
import { useFormatLocale } from '~/i18n/use-t';
import classes from './segmented-filter.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
}

interface SegmentedFilterProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const { label, value: chosen, segments, onChange } = props;
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers can't lay out a fieldset within the line of filters
    <div className={classes.segments} role="group" aria-label={label}>
      {segments.map(({ value, label, count }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
          {label}
          {count !== undefined && <span>{number.format(count)}</span>}
        </button>
      ))}
    </div>
  );
}
