import type { ReactNode } from 'react';
import { useFormatLocale } from '~/i18n/use-t';
import classes from './result-tiles.module.css';
import { getToneColor, type ResultPart } from './result-tone';

/** The number of tiles that fit in one line. More tiles than that wrap into three columns, unless the page is wide. */
const MAX_IN_LINE = 4;

interface ResultTile<Key extends string> extends ResultPart<Key> {
  /** The change of the count since the last check, if any. */
  readonly change?: ReactNode;
}

interface ResultTilesProps<Key extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly tiles: readonly ResultTile<Key>[];
  /** The key of the selected part. Only this part of the result is shown. If undefined, all parts are shown. */
  readonly selected: Key | undefined;
  readonly onSelect: (key: Key | undefined) => void;
}

/**
 * The counts of a result's parts as tiles, with their change since the last check. Pressing a tile shows only that
 * part. Pressing it again shows all parts.
 */
export function ResultTiles<Key extends string>(props: ResultTilesProps<Key>) {
  const { label, tiles, selected, onSelect } = props;
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-label={label} className={classes.frame}>
      <div className={classes.tiles} data-wraps={tiles.length > MAX_IN_LINE || undefined}>
        {tiles.map((tile) => (
          <button
            key={tile.key}
            type="button"
            aria-pressed={tile.key === selected}
            onClick={() => onSelect(tile.key === selected ? undefined : tile.key)}
          >
            <span className={classes.label}>
              <span className={classes.dot} style={{ background: getToneColor(tile.tone) }} />
              {tile.label}
            </span>{' '}
            <span className={classes.value}>
              <b>{number.format(tile.count)}</b> {tile.change}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
