// A list as a plain table: rows of elements with the theme's classes, which stay smooth where a component per cell would not.
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Left out on small screens. */
  readonly secondary?: true;
}

interface DataTableProps<Row> {
  /** Names the table for those who can't see where it stands. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The rows answer an earlier question, or are known to be old; the answer to the present one is on its way. */
  readonly isStale?: boolean;
}

export function DataTable<Row>({ label, columns, rows, rowKey, isStale = false }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={classes.frame} aria-label={label} aria-busy={isStale} tabIndex={0}>
      <table className={`${classes.table} ${isStale ? classes.stale : ''}`}>
        <thead>
          <tr>
            {columns.map(({ key, title, secondary }) => (
              <th key={key} scope="col" className={secondary && classes.secondary}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, secondary }) => (
                <td key={key} className={secondary && classes.secondary}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
