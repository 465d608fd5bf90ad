// The text of an `Alert` with its actions: in one line if both fit, otherwise the actions move below the text.
import type { ReactNode } from 'react';
import classes from './notice-line.module.css';

interface NoticeLineProps {
  /** Buttons. One of them is enough for most notices. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function NoticeLine({ actions, children }: NoticeLineProps) {
  return (
    <div className={classes.line}>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
