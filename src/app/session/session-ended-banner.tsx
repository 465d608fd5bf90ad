import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { lockWhenIdle } from '~/session/idle-lock';
import { session } from '~/session/session';
import { isTypingTarget } from '~/ui/form/is-typing-target';
import classes from './session-ended-banner.module.css';

/** The page is covered when the focus has been outside all fields for this time, in milliseconds. */
const LEFT_MS = 1000;
/** The page is covered after this many minutes without user input, even if no lock is configured. */
const IDLE_MINUTES = 5;

/** Covers the page when the focus has left all fields, or when there was no user input for some time. */
function useCoverWhenLeft(): void {
  useEffect(() => {
    let leftAt = performance.now();
    const timer = setInterval(() => {
      if (isTypingTarget(document.activeElement)) leftAt = performance.now();
      else if (performance.now() - leftAt >= LEFT_MS) session.lock();
    }, LEFT_MS / 4);
    const stopIdleLock = lockWhenIdle(IDLE_MINUTES, session.lock);
    return () => {
      clearInterval(timer);
      stopIdleLock();
    };
  }, []);
}

/** Tells the user that the session has ended while they are typing. The focus stays in the field. */
export function SessionEndedBanner({ onSignIn }: { readonly onSignIn: () => void }) {
  const t = useT();
  useCoverWhenLeft();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    onSignIn();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className={classes.banner} role="alert">
      <span>{t(m.session_ended)}</span>
      <Button
        size="compact-sm"
        flex="none"
        aria-keyshortcuts="F8"
        // Keeps the focus in the field, so that the field has the focus again after signing in.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onSignIn}
      >
        {t(m.sign_in_submit)}
        <span className={classes.key}>(F8)</span>
      </Button>
    </div>
  );
}
