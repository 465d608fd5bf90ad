// A button that opens a row without a URL. It looks like the links of other tables.
import type { ReactNode } from 'react';
import type { LazyPart } from '../page/create-lazy-part';
import { createPreloadHandlers } from '../page/lazy-part-boundary';
import classes from './row-button.module.css';

interface RowButtonProps {
  readonly opens: LazyPart;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A plain element, so that rendering many rows stays fast. */
export function RowButton({ opens, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      {...createPreloadHandlers(opens)}
      className={classes.open}
      dir="auto"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
