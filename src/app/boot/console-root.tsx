import { MantineProvider } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SignInScreen } from '~/features/sign-in/sign-in-screen';
import { session } from '~/session/session';
import { isSignInPageOpen } from '../session/sign-in-place';
import { getSandboxParts } from './sandbox-link';
import { getStyleNonce } from './style-nonce';
import { theme } from './theme';

const loadRoutes = () => import('./app-router');

/**
 * The root component. The sign-in form isn't part of the routes, so that it becomes interactive before the router's
 * code is loaded. It keeps typed values when the routes take over.
 */
export function ConsoleRoot() {
  const [routes, setRoutes] = useState<Awaited<ReturnType<typeof loadRoutes>> | null>(null);
  const showsForm = useSyncExternalStore(isSignInPageOpen.subscribe, isSignInPageOpen.get);
  useEffect(() => {
    // Ignores preloading errors here, because signing in repeats the import before it sends any data and then reports
    // the error.
    loadRoutes().then(setRoutes, () => {});
  }, []);
  const screen = (
    <SignInScreen
      loadNext={async () => setRoutes(await loadRoutes())}
      onSignedIn={async (issued, { email, numbers }) => {
        session.start(email, issued);
        const { openPageAfterSignIn } = await loadRoutes();
        return openPageAfterSignIn(numbers);
      }}
    />
  );
  // Excludes the sandbox's code from live builds, because the size of this page matters.
  const hasSandbox = import.meta.env.DEV || import.meta.env.MODE === 'sandbox';
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={getStyleNonce}>
      {showsForm && screen}
      {hasSandbox && showsForm && getSandboxParts().atSignIn}
      {routes && <routes.AppRouter />}
    </MantineProvider>
  );
}
