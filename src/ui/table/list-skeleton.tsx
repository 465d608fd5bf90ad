// The placeholder of a loading list, with the real header and bars instead of rows.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type Column, DataTable } from './data-table';
import classes from './list-skeleton.module.css';

interface ListSkeletonProps {
  readonly columns: readonly Column<never>[];
  readonly isCompact: boolean;
}

/** The width of each row's bars, in percent of the column. */
const ROWS = [46, 61, 54, 38, 69, 48, 62, 55, 44, 58, 37, 64, 51, 42, 59, 49, 66, 40];

export function ListSkeleton({ columns, isCompact }: ListSkeletonProps) {
  const t = useT();
  const label = t(m.common_loading);
  const bars = columns.map((column) => ({
    ...column,
    title: typeof column.title === 'string' ? column.title : null,
    cell: (width: number) => <span className={classes.bar} style={{ width: `${width}%` }} />,
  }));
  return (
    <div className={classes.loading} role="status" aria-label={label}>
      <div aria-hidden>
        <DataTable
          isWide
          label={label}
          isCompact={isCompact}
          columns={bars}
          rows={ROWS}
          rowKey={(width) => width}
        />
      </div>
    </div>
  );
}
