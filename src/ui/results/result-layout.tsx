import type { ReactNode } from 'react';
import classes from './result-layout.module.css';

interface ResultLayoutProps {
  /** A sentence that is always visible at the bottom of the page. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The summary and groups of a result, using the full width of the page. */
export function ResultLayout({ foot, children }: ResultLayoutProps) {
  return (
    <div className={classes.results}>
      {children}
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
