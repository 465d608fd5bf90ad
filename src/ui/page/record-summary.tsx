import type { ReactNode } from 'react';
import classes from './record-summary.module.css';

/** Facts of a record without a frame of their own, at the end of the column beside its cards. */
export function RecordSummary({ children }: { readonly children: ReactNode }) {
  return <div className={classes.summary}>{children}</div>;
}
