// The content of a record's page: cards in the main column, and related facts in a side column.
import type { ReactNode } from 'react';
import classes from './record-page-columns.module.css';

interface RecordPageColumnsProps {
  readonly aside?: ReactNode;
  /** True if the side column contains long text, which needs more width than facts. */
  readonly isAsideWide?: boolean;
  readonly children: ReactNode;
}

export function RecordPageColumns({ aside, isAsideWide = false, children }: RecordPageColumnsProps) {
  return (
    <div className={classes.columns} data-wide-aside={isAsideWide || undefined}>
      <div className={classes.cards}>{children}</div>
      {aside && <div className={`${classes.cards} ${classes.aside}`}>{aside}</div>}
    </div>
  );
}
