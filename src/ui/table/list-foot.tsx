// A footer, 44 px high, below a list that isn't paginated.
import type { ReactNode } from 'react';
import classes from './pagination-bar.module.css';

interface ListFootProps {
  readonly className?: string | undefined;
  /** Content at the end of the line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function ListFoot({ className = '', end, children }: ListFootProps) {
  return (
    <div className={`${classes.bar} ${className}`}>
      <div className={classes.count}>{children}</div>
      {end}
    </div>
  );
}
