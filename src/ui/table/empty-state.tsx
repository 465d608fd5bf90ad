// The message of an empty list: the reason and the next step.
import type { ReactNode } from 'react';
import { moveFocusOnRemoval } from '../form/move-focus-on-removal';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits until it has finished. */
  readonly role?: 'alert' | 'status';
}

export function EmptyState({ icon, title, text, action, role = 'status' }: EmptyStateProps) {
  return (
    <div ref={moveFocusOnRemoval} className={classes.empty} role={role}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
