// A record's page below its head: its cards in one column, and beside it what helps to judge them.
import type { ReactNode } from 'react';
import classes from './columns.module.css';

interface ColumnsProps {
  readonly aside?: ReactNode;
  /** The aside shows texts, which need more room than facts. */
  readonly isAsideWide?: boolean;
  readonly children: ReactNode;
}

export function Columns({ aside, isAsideWide = false, children }: ColumnsProps) {
  return (
    <div className={classes.columns} data-wide-aside={isAsideWide || undefined}>
      <div className={classes.cards}>{children}</div>
      {aside && <div className={`${classes.cards} ${classes.aside}`}>{aside}</div>}
    </div>
  );
}
