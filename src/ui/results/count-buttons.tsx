import { useFormatLocale } from '~/i18n/use-t';
import classes from './count-buttons.module.css';
import { getToneColor, type ResultPart } from './result-tone';

interface CountButtonsProps<Key extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly parts: readonly ResultPart<Key>[];
  /** The key of the selected part. Only this part of the result is shown. If undefined, all parts are shown. */
  readonly selected: Key | undefined;
  readonly onSelect: (key: Key | undefined) => void;
}

/**
 * The counts of a result's parts as filter buttons. Pressing a button shows only that part. Pressing it again shows all
 * parts.
 */
export function CountButtons<Key extends string>(props: CountButtonsProps<Key>) {
  const { label, parts, selected, onSelect } = props;
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-label={label} className={classes.counts}>
      {parts.map((part) => {
        const content = (
          <>
            <span className={classes.dot} style={{ background: getToneColor(part.tone) }} />
            <span>
              <b>{number.format(part.count)}</b> {part.label}
            </span>
          </>
        );
        return part.isFixed ? (
          <span key={part.key} className={classes.count}>
            {content}
          </span>
        ) : (
          <button
            key={part.key}
            type="button"
            className={classes.count}
            aria-pressed={part.key === selected}
            onClick={() => onSelect(part.key === selected ? undefined : part.key)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
