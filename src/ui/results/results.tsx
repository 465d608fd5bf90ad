import type { ReactNode } from 'react';
import classes from './results.module.css';

interface ResultsProps {
  /** A sentence that stays at the bottom of the page. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The summary and the groups of a result, from edge to edge of the page. */
export function Results({ foot, children }: ResultsProps) {
  return (
    <div className={classes.results}>
      {children}
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
