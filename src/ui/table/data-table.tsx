// A list as a plain table of native elements, because a component per cell would be slow.
import {
  Fragment,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';
import { nodeMarker } from '../text/node-marker';
import { setTruncatedTitle } from '../text/truncated-title';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** Replaces the title in the table header. */
  readonly head?: ReactNode;
  /** Renders the cell. Null and an empty string are shown as a dash. */
  cell(row: Row): ReactNode;
  /** The column's title in exported files, if it differs. */
  readonly sheetTitle?: string;
  /** Returns the cell's value for exported files, if the cell contains more than text. */
  text?(row: Row): string | number | null | undefined;
  /**
   * The width: in rem if the table has secondary columns, otherwise any CSS length. Columns without a width share the
   * remaining space.
   */
  readonly width?: string;
  /** The sort order of the list, if it is sorted by this column. */
  readonly sorted?: 'ascending' | 'descending';
  /** True if the column is secondary: hidden on phones and when there is no room for it. */
  readonly secondary?: true;
  /**
   * True if the column contains the row's name. A click on the row opens the link in this column. Defaults to the first
   * column.
   */
  readonly isName?: true;
  /** True if the title is visually hidden, for example above icons. */
  readonly isTitleHidden?: true;
  /** True if the column is hidden until the user selects it. */
  readonly isExtra?: true;
  /** True if a card shows the cell next to the name, even if the column is secondary. */
  readonly beside?: true;
  /** True if a card shows the cell on a separate line, even if the column is secondary. */
  readonly isLine?: true;
  /** True if cards hide the cell, because another cell contains the same information. */
  readonly isRowOnly?: true;
  /** True if the cells are right-aligned numbers. */
  readonly isNumber?: true;
  /** True if the cells are never truncated, such as checkboxes and menus. */
  readonly isWhole?: true;
  /** Reports whether the row is selected or open in a drawer. Such rows are tinted. */
  isChosen?(row: Row): boolean;
}

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Content above the first row that spans all columns, such as a form that creates a record. */
  readonly firstRow?: ReactNode;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** True if the rows are outdated and newer rows are loading. */
  readonly isStale?: boolean;
  /** Renders a `GroupRow` above the first row of a group, such as a date. `previous` is the row before. */
  readonly rowAbove?: (row: Row, previous: Row | undefined) => ReactNode;
  /** True if the table is the main content: full width, one line per row, cards on phones. */
  readonly isWide?: boolean;
  /** True to reduce the height of the rows. Only applies if `isWide` is true. */
  readonly isCompact?: boolean;
}

const CONTROLS = 'a, button, input, label, select, summary';
/** Returns the link or button that a click anywhere in the row should activate. */
const findOpener = (cell: Element) =>
  cell.parentElement?.querySelector(`.${classes.name} :is(a, button)`) ?? null;

/**
 * Redirects a click in a row to the cell's checkbox or to the link with the row's name. Clicks on other controls aren't
 * redirected. Keeps the modifier keys. If the name isn't a link, the click does nothing, because the row has only
 * actions.
 */
function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS) || getSelection()?.isCollapsed === false)
    return;
  const cell = target.closest('td');
  const opener = cell && (cell.querySelector('input') ?? findOpener(cell));
  opener?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** Shows truncated text as a tooltip. */
export function showTruncatedText({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, li > p') : null;
  if (!cell) return;
  setTruncatedTitle(cell);
  // Uses an attribute, because a `:has()` selector on each row would slow down every change to the page.
  cell.parentElement?.toggleAttribute('data-opens', findOpener(cell) !== null);
}

/**
 * Returns a unique key for each row, because the platform may return an ID twice. With duplicate keys, React would keep
 * a row on screen that is no longer in the list.
 */
function distinctKeys<Row>(rows: readonly Row[], rowKey: DataTableProps<Row>['rowKey']): (string | number)[] {
  const counts = new Map<string | number, number>();
  return rows.map((row) => {
    const key = rowKey(row);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key} ${count}`;
  });
}

const NUMBER = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * Returns the minimum width of the list at which each secondary column is shown, in steps of 4 rem that match the style
 * sheet.
 */
export function computeColumnBreakpoints<Row>(columns: readonly Column<Row>[]): (number | undefined)[] {
  const widthOf = ({ width = '' }: Column<Row>) => Number.parseFloat(width) || 9;
  const from: (number | undefined)[] = [];
  let needed = 0;
  for (const column of columns) if (!column.secondary) needed += widthOf(column);
  for (const [at, column] of columns.entries())
    if (column.secondary) {
      needed += widthOf(column);
      from[at] = Math.ceil(needed / 4) * 4;
    }
  return from;
}

/** The number of rows that are updated at once. Further rows are below the screen and follow in the background. */
const FIRST_ROWS = 30;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, firstRow, rows, isStale = false, isWide = false, isCompact = false } = props;
  const { rowKey, rowAbove } = props;
  const keys = distinctKeys(rows, rowKey);
  const from = computeColumnBreakpoints(columns);
  const shared = { keys, rowAbove };
  // Renders all rows of a new list at once, because the scroll position may be restored.
  const later = useDeferredValue({ rows, columns });
  return (
    <section
      className={isWide ? `${classes.wide} ${isCompact ? classes.compact : ''}` : classes.frame}
      aria-label={label}
      aria-busy={isStale}
      tabIndex={isWide ? undefined : 0}
    >
      <table className={`${classes.table} ${isStale ? classes.stale : ''}`}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.key}
                data-from={from[at]}
                scope="col"
                aria-sort={column.sorted}
                style={{ width: column.width, ...(column.isNumber && NUMBER) }}
              >
                {column.isTitleHidden ? (
                  <span className="visually-hidden">{column.title}</span>
                ) : (
                  (column.head ?? column.title)
                )}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users use the link or button with the row's name */}
        <tbody onClick={openRow} onPointerOver={showTruncatedText}>
          {firstRow && (
            <tr className={classes.first}>
              <td>
                <div>{firstRow}</div>
              </td>
            </tr>
          )}
          <Rows {...shared} rows={rows} columns={columns} start={0} end={FIRST_ROWS} />
          {/*
           * Renders the remaining rows only if they belong to the same page as the first rows. Their cells may be
           * outdated for a moment.
           */}
          {later.rows === rows && <Rows {...shared} {...later} start={FIRST_ROWS} end={rows.length} />}
        </tbody>
      </table>
    </section>
  );
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keys: readonly (string | number)[];
  readonly rowAbove: DataTableProps<Row>['rowAbove'];
  readonly start: number;
  readonly end: number;
}

function Rows<Row>({ rows, columns, keys, rowAbove, start, end }: RowsProps<Row>) {
  const from = computeColumnBreakpoints(columns);
  const mark = useSyncExternalStore(nodeMarker.subscribe, nodeMarker.get, nodeMarker.get);
  const choice = columns.find(({ isChosen }) => isChosen);
  const name = columns.find(({ isName }) => isName) ?? columns.find((column) => column !== choice);
  const classOf = (column: Column<Row>) =>
    [
      column === name && classes.name,
      column.beside && classes.beside,
      column.isWhole && classes.whole,
      column.isLine && classes.line,
      column.isRowOnly && classes.rowOnly,
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  return rows.slice(start, end).map((row, offset) => {
    const index = start + offset;
    return (
      <Fragment key={keys[index]}>
        {rowAbove?.(row, rows[index - 1])}
        <tr data-chosen={choice?.isChosen?.(row) || undefined}>
          {columns.map((column, at) => {
            const content = mark(column.cell(row)) ?? '';
            return (
              <td
                key={column.key}
                data-from={from[at]}
                className={content === '' ? `${classOf(column) ?? ''} ${classes.nothing}` : classOf(column)}
                style={column.isNumber && NUMBER}
              >
                {content === '' ? '–' : content}
              </td>
            );
          })}
        </tr>
      </Fragment>
    );
  });
}
