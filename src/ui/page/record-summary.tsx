import type { ReactNode } from 'react';
import classes from './record-summary.module.css';

/** Facts of a record without a frame, at the end of the side column. */
export function RecordSummary({ children }: { readonly children: ReactNode }) {
  return <div className={classes.summary}>{children}</div>;
}
