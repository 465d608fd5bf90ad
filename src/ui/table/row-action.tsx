// What can be done with a row, at its end: an icon, named for those who don't see it.
import type { ComponentPropsWithoutRef } from 'react';
import classes from './row.module.css';

interface RowActionProps extends ComponentPropsWithoutRef<'button'> {
  readonly label: string;
}

/** A plain element: a hundred rows stay quick. */
export function RowAction({ label, ...more }: RowActionProps) {
  return <button type="button" {...more} className={classes.action} aria-label={label} title={label} />;
}
