// What can be done with a row, at its end: icons, and a menu for the rest. They are plain elements, because a list may have a
// hundred rows.
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import classes from './row.module.css';

/** Actions that are in sight on hover and on focus within the row. On touch screens only the menu is, always. */
export function RowActions({ children }: { readonly children: ReactNode }) {
  return <div className={`${classes.actions} ${classes.quiet}`}>{children}</div>;
}

interface RowActionProps extends ComponentPropsWithoutRef<'button'> {
  readonly label: string;
}

export function RowAction({ label, ...more }: RowActionProps) {
  return <button type="button" {...more} className={classes.action} aria-label={label} title={label} />;
}
