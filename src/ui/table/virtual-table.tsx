// A table that renders only the visible rows. Rows have a fixed height or the height of their content.
import { useRef } from 'react';
import { scrollToEndOnKey } from '../page/end-key';
import type { Column } from './data-table';
import { useVirtualRows } from './use-virtual-rows';
import classes from './virtual-table.module.css';

interface VirtualTableProps<Row> {
  readonly label: string;
  /** The columns. If `lines` is set, each cell consists of blocks of one line. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /**
   * Selects a fixed row height with room for this many lines or, on phones, for stacked cells. Without it, rows have
   * the height of their content.
   */
  readonly lines?: keyof typeof ROW_HEIGHTS;
  readonly rowKey: (row: Row) => string | number;
  /** The height of the table as a CSS length. */
  readonly maxHeight?: string;
}

/** Row heights in pixels, including borders. A fixed height avoids measuring ten thousand rows. */
const ROW_HEIGHTS = { compact: 33, one: 41, stacked: 61, three: 73 };

/** The maximum number of variable-height rows that are all rendered, so that the browser's search finds them. */
const ALL_DRAWN = 200;
/** The assumed height of the viewport for variable-height rows, in pixels, until it is measured. */
const USUAL_HEIGHT = 352;

export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, lines, rowKey, maxHeight = '68vh' } = props;
  const rowHeight = lines && ROW_HEIGHTS[lines];
  const scroller = useRef<HTMLDivElement>(null);
  const {
    rows: items,
    height,
    measureRow,
  } = useVirtualRows({
    count: rows.length,
    scroller,
    estimateHeight: () => rowHeight ?? ROW_HEIGHTS.one,
    ...(!rowHeight && {
      initialHeight: USUAL_HEIGHT,
      ...(rows.length <= ALL_DRAWN && { overscan: ALL_DRAWN }),
    }),
  });
  const above = items[0]?.start ?? 0;
  const below = height - (items.at(-1)?.end ?? 0);
  return (
    <section
      className={classes.scroller}
      style={{ maxHeight }}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus the element to scroll it
      tabIndex={0}
      aria-label={label}
      onKeyDown={scrollToEndOnKey}
    >
      <table
        className={`${classes.table} ${lines ? classes.lines : ''} ${lines === 'stacked' ? classes.stacked : ''}`}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ key, title, width, secondary }) => (
              <th key={key} scope="col" className={secondary && classes.secondary} style={{ width }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={above} />
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <tr
                  key={rowKey(row)}
                  aria-rowindex={index + 2}
                  data-index={index}
                  ref={rowHeight ? undefined : measureRow}
                >
                  {columns.map(({ key, secondary, cell }) => (
                    <td
                      key={key}
                      className={secondary && classes.secondary}
                      style={rowHeight && lines !== 'stacked' ? { height: rowHeight - 1 } : undefined}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              )
            );
          })}
          <Space height={below} />
        </tbody>
      </table>
    </section>
  );
}

/**
 * A spacer in place of rows that aren't rendered. It has a single cell without `colspan`, because cells for all columns
 * would bring back the columns that small screens hide.
 */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td className={classes.space} style={{ height }} />
    </tr>
  );
}
