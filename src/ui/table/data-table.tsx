// A list as a plain table: rows of elements with the theme's classes, which stay smooth where a component per cell would not.
import { Fragment, type MouseEvent, type PointerEvent, type ReactNode, useSyncExternalStore } from 'react';
import { nodeMarker } from '../text/node-marker';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** Stands in the head of the table in place of the title. */
  readonly head?: ReactNode;
  /** `null` and an empty text are drawn as a dash. */
  cell(row: Row): ReactNode;
  /** The column's title in an exported file, if it differs. */
  readonly sheetTitle?: string;
  /** What a file says of it, where the cell is more than that. */
  text?(row: Row): string | number | null | undefined;
  /** In rem, beside secondary columns; else as CSS writes it. Columns without one share what is left. */
  readonly width?: string;
  /** The list is in its order. */
  readonly sorted?: 'ascending' | 'descending';
  /** Left out where it and those before it don't fit, and on small screens. */
  readonly secondary?: true;
  /** Holds the row's name, whose link a press on the row opens. By default the first column. */
  readonly isName?: true;
  /** The title is only read out, as above a column of icons. */
  readonly isTitleHidden?: true;
  /** Left out until a person chooses it. */
  readonly isExtra?: true;
  /** Where rows are cards, it stands beside the name, also if it is secondary. */
  readonly beside?: true;
  /** Where rows are cards, it takes a line of its own, also if it is secondary. */
  readonly isLine?: true;
  /** Left out where rows are cards, since another cell says the same there. */
  readonly isRowOnly?: true;
  /** Its last digits stand below each other. */
  readonly isNumber?: true;
  /** What its cells hold is never cut, such as boxes and menus. */
  readonly isWhole?: true;
  /** Whether the row is chosen, which tints it. */
  isChosen?(row: Row): boolean;
}

interface DataTableProps<Row> {
  /** Names the table for those who can't see where it stands. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Spans all columns above the first row, such as a form that creates one. */
  readonly firstRow?: ReactNode;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The rows answer an earlier question, or are known to be old; the answer to the present one is on its way. */
  readonly isStale?: boolean;
  /** What stands above rows that belong together, such as their day. */
  readonly groupOf?: (row: Row) => string;
  /** It is what the page is for: from edge to edge, one line a row, cards on small screens. */
  readonly isWide?: boolean;
  /** Rows of less height, where it is wide. */
  readonly isCompact?: boolean;
}

const CONTROLS = 'a, button, input, label, select, summary';
/** What a click anywhere in a row is meant for. */
const openerOf = (cell: Element) =>
  cell.parentElement?.querySelector(`.${classes.name} :is(a, button)`) ?? null;

/**
 * A click beside the controls of a row is one on its name, with the same keys held. A row whose name opens nothing has acts only,
 * which nobody means who presses beside them.
 */
function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS) || getSelection()?.isCollapsed === false)
    return;
  const cell = target.closest('td');
  if (cell?.querySelector('input')) return;
  const opener = cell && openerOf(cell);
  opener?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** What is cut is shown whole where the pointer rests. */
export function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, li > p') : null;
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1);
  // Anew each time: the row may say something else by now.
  cell.title = isCut ? (cell.textContent ?? '') : '';
  // Told by the row, too: a selector that looks into each row would slow every change of the page.
  cell.parentElement?.toggleAttribute('data-opens', openerOf(cell) !== null);
}

/** The same key in two rows, as a platform may answer, would leave one of them behind when the rows change. */
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

/** From which width of the list on each secondary column is there, in steps of 4 rem, which the style sheet knows. */
function secondaryFrom<Row>(columns: readonly Column<Row>[]) {
  const widthOf = ({ width = '' }: Column<Row>) => Number.parseFloat(width) || 9;
  const from: number[] = [];
  let needed = 0;
  for (const column of columns) if (!column.secondary) needed += widthOf(column);
  for (const [at, column] of columns.entries())
    if (column.secondary) {
      needed += widthOf(column);
      from[at] = Math.ceil(needed / 4) * 4;
    }
  return from;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    firstRow,
    rows,
    rowKey,
    groupOf,
    isStale = false,
    isWide = false,
    isCompact = false,
  } = props;
  const mark = useSyncExternalStore(nodeMarker.subscribe, nodeMarker.get, nodeMarker.get);
  const choice = columns.find(({ isChosen }) => isChosen);
  const name = columns.find(({ isName }) => isName) ?? columns.find((column) => column !== choice);
  const keys = distinctKeys(rows, rowKey);
  const from = secondaryFrom(columns);
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
                  <span className={classes.unseen}>{column.title}</span>
                ) : (
                  (column.head ?? column.title)
                )}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row's name is a link or a button of its own */}
        <tbody onClick={openRow} onPointerOver={showWhole}>
          {firstRow && (
            <tr className={classes.first}>
              <td>
                <div>{firstRow}</div>
              </td>
            </tr>
          )}
          {rows.map((row, index) => {
            const group = groupOf?.(row);
            const above = rows[index - 1];
            return (
              <Fragment key={keys[index]}>
                {group !== undefined && (above === undefined || groupOf?.(above) !== group) && (
                  <tr className={classes.group}>
                    <th scope="rowgroup" colSpan={columns.length - from.filter(Boolean).length}>
                      {group}
                    </th>
                    {/* Below the columns that are left out: a heading that spans them would keep their place. */}
                    {from.map((step, at) => (
                      <td key={columns[at]?.key} data-from={step} aria-hidden />
                    ))}
                  </tr>
                )}
                <tr data-chosen={choice?.isChosen?.(row) || undefined}>
                  {columns.map((column, at) => {
                    const content = mark(column.cell(row)) ?? '';
                    return (
                      <td
                        key={column.key}
                        data-from={from[at]}
                        className={
                          content === '' ? `${classOf(column) ?? ''} ${classes.nothing}` : classOf(column)
                        }
                        style={column.isNumber && NUMBER}
                      >
                        {content === '' ? '–' : content}
                      </td>
                    );
                  })}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
