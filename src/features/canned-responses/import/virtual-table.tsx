import { useRef } from 'react';
import type { Column } from '~/ui/data-table';
import { useRowsInSight } from '~/ui/use-rows-in-sight';
import classes from './virtual-table.module.css';

interface VirtualTableProps<Row> {
  readonly label: string;
  /** Their cells are blocks, each of one line. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Of a row, at most. */
  readonly lines?: keyof typeof ROW_HEIGHTS;
  readonly rowKey: (row: Row) => string | number;
}

/** In pixels, with its border: every row has the same height, so that ten thousand need no measuring. */
const ROW_HEIGHTS = { compact: 33, one: 41, three: 73 };

/** A table of which only the rows in sight are drawn. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, lines = 'three', rowKey } = props;
  const rowHeight = ROW_HEIGHTS[lines];
  const scroller = useRef<HTMLDivElement>(null);
  const { rows: items, height } = useRowsInSight({
    count: rows.length,
    scroller,
    heightOf: () => rowHeight,
  });
  const above = items[0]?.start ?? 0;
  const below = height - (items.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={classes.scroller} ref={scroller} tabIndex={0} aria-label={label}>
      <table className={classes.table} aria-label={label} aria-rowcount={rows.length + 1}>
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
                <tr key={rowKey(row)} aria-rowindex={index + 2}>
                  {columns.map(({ key, secondary, cell }) => (
                    <td
                      key={key}
                      className={secondary && classes.secondary}
                      style={{ height: rowHeight - 1 }}
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

/** Stands for the rows that aren't drawn. One cell: more would make columns of those that a small screen leaves out. */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td className={classes.space} style={{ height }} />
    </tr>
  );
}
