// Actions at the end of a row: icons, and a menu with further actions. Plain elements, because a list may have a
// hundred rows.
import type { ComponentPropsWithoutRef } from 'react';
import classes from './row.module.css';

interface RowActionsProps extends ComponentPropsWithoutRef<'div'> {
  /** True if there is no menu with the same actions. Touch screens then always show the actions. */
  readonly isWithoutMenu?: boolean;
}

/**
 * Actions that appear on hover and focus. On touch screens, these actions are hidden, and the menu with the same
 * actions is always shown.
 */
export function RowActions({ isWithoutMenu, ...more }: RowActionsProps) {
  return (
    <div
      {...more}
      className={`${classes.actions} ${classes.quiet}`}
      data-without-menu={isWithoutMenu || undefined}
    />
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
