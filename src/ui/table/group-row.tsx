import { type Column, computeColumnBreakpoints } from './data-table';
import classes from './data-table.module.css';

interface GroupRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly title: string;
  /** The number of the group's rows on all pages. */
  readonly count: number;
}

/** The heading of a group of adjacent rows in a `DataTable`. */
export function GroupRow<Row>({ columns, title, count }: GroupRowProps<Row>) {
  const from = computeColumnBreakpoints(columns);
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={columns.length - from.filter(Boolean).length}>
        <b>{title}</b> {count}
      </th>
      {/* Adds one cell per secondary column, because a colspan that includes hidden columns would be too wide. */}
      {columns.map(
        ({ key }, at) => from[at] !== undefined && <td key={key} data-from={from[at]} aria-hidden />,
      )}
    </tr>
  );
}
