import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './send-dialog.module.css';

interface CountdownButtonProps {
  /** True if the recipient count was typed correctly. */
  readonly isReady: boolean;
  /** The time at which sending becomes possible, in milliseconds since the epoch. */
  readonly until: number;
  readonly now: number;
  readonly isSending: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/**
 * The button of the second confirmation. Until sending is possible, it shows a progress bar with the remaining seconds.
 */
export function CountdownButton({ isReady, until, now, isSending, onAct, children }: CountdownButtonProps) {
  const t = useT();
  // The progress starts when the wait is first rendered.
  const [hold, setHold] = useState({ until, from: now });
  if (hold.until !== until) setHold({ until, from: now });
  const left = Math.max(0, until - now);
  const over = until > hold.from ? (1 - left / (until - hold.from)) * 100 : 0;
  const isHeld = left > 0 && !isSending;
  return (
    <Button
      color="red.9"
      className={classes.act}
      disabled={!isSending && (!isReady || isHeld)}
      // Uses aria-disabled instead of disabled while sending, because a disabled button would lose the focus.
      {...(isSending && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={isSending ? undefined : onAct}
    >
      {isHeld && <span className={classes.part} style={{ inlineSize: `${over}%` }} aria-hidden />}
      <span className={classes.words}>{children}</span>
      {isHeld && (
        <span className={classes.seconds} aria-hidden>
          {t(m.campaigns_seconds, { seconds: Math.ceil(left / 1000) })}
        </span>
      )}
    </Button>
  );
}
