// What opens a row of a table where the row has no address of its own: it looks as the links of other tables do.
import type { ReactNode } from 'react';
import { type LazyPart, preloading } from '../page/lazy-parts';
import classes from './row-button.module.css';

interface RowButtonProps {
  /** What it opens, whose code comes apart. */
  readonly opens: LazyPart;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A plain element: a hundred rows stay quick. */
export function RowButton({ opens, onClick, children }: RowButtonProps) {
  return (
    <button type="button" {...preloading(opens)} className={classes.open} dir="auto" onClick={onClick}>
      {children}
    </button>
  );
}
