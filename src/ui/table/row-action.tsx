// What can be done with a row, at its end: icons, and a menu for the rest. They are plain elements, because a list may have a
// hundred rows.
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import classes from './row.module.css';

interface RowActionsProps {
  /** There is no menu with the same actions, so that they are always in sight on touch screens. */
  readonly isWithoutMenu?: boolean;
  readonly children: ReactNode;
}

/** Actions that are in sight on hover and on focus within the row. On touch screens only the menu is, always. */
export function RowActions({ isWithoutMenu = false, children }: RowActionsProps) {
  return (
    <div className={`${classes.actions} ${classes.quiet}`} data-without-menu={isWithoutMenu || undefined}>
      {children}
    </div>
  );
}

interface RowActionProps extends ComponentPropsWithoutRef<'button'> {
  readonly label: string;
}

export function RowAction({ label, ...more }: RowActionProps) {
  return <button type="button" {...more} className={classes.action} aria-label={label} title={label} />;
}

interface RowLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
  readonly label: string;
}

export function RowLink({ href, label, ...more }: RowLinkProps) {
  return <a href={href} {...more} className={classes.action} aria-label={label} title={label} />;
}
