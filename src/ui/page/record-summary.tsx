import type { ReactNode } from 'react';
import classes from './record-summary.module.css';

/** A list of a record's facts without a frame, at the end of the side column. */
export function RecordSummary({ children }: { readonly children: ReactNode }) {
  return <div className={classes.summary}>{children}</div>;
}
