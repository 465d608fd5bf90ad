import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import { session } from '~/session/session';
import { router } from './router';
import { styleNonce } from './style-nonce';
import { theme } from './theme';

/** The console once it may start: providers, the router, and what follows from the session. */
export function Console() {
  useEffect(() => {
    // Dialogs lock scrolling through a style element of their own, outside Mantine.
    setNonce(styleNonce());
    return followSession();
  }, []);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <RouterProvider router={router} />
    </MantineProvider>
  );
}

/** Without anybody the console asks to sign in. */
function followSession(): () => void {
  const follow = session.subscribe(() => {
    if (session.get().step !== 'signed-out') return;
    // Nothing that waits for an answer or a decision keeps the page of who has signed out.
    void router.navigate({ to: '/sign-in', replace: true, ignoreBlocker: true });
  });
  // A page that the browser kept frozen may hold what was on screen before somebody signed out elsewhere.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  // Signing in again stands over every other dialog, each of which would take an Escape for its own.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && session.get().step === 'lapsed') event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    follow();
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
