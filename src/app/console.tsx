import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import { session } from '~/session/session';
import { queryClient } from './query-client';
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
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Another person, or nobody: all that was read is forgotten, and without anybody the console asks to sign in. */
function followSession(): () => void {
  const personOf = () => {
    const state = session.get();
    return state.step === 'signed-out' ? null : state.person.email;
  };
  let person = personOf();
  const follow = session.subscribe(() => {
    const next = personOf();
    if (next === person) return;
    person = next;
    queryClient.clear();
    if (next === null) void router.navigate({ to: '/sign-in', replace: true });
  });
  // A page that the browser kept frozen may hold what was on screen before somebody signed out elsewhere.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    follow();
    window.removeEventListener('pageshow', onPageShow);
  };
}
