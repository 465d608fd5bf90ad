import { MantineProvider } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SignInScreen } from '~/features/sign-in/sign-in-screen';
import { session } from '~/session/session';
import { atSignIn } from '../session/sign-in-place';
import { sandboxParts } from './sandbox-link';
import { styleNonce } from './style-nonce';
import { theme } from './theme';

const loadRoutes = () => import('./routes');

/**
 * The console once it may start. The sign-in form stands beside the routes, not below them: nobody is signed in when the page
 * opens, so it comes alive before the router is fetched, and keeps what was typed when that arrives.
 */
export function Console() {
  const [routes, setRoutes] = useState<Awaited<ReturnType<typeof loadRoutes>> | null>(null);
  const showsForm = useSyncExternalStore(atSignIn.subscribe, atSignIn.get);
  useEffect(() => {
    // What can't be fetched now is asked for again before anything is sent, and told then.
    loadRoutes().then(setRoutes, () => {});
  }, []);
  const screen = (
    <SignInScreen
      loadNext={async () => setRoutes(await loadRoutes())}
      onSignedIn={async (issued, { email, numbers }) => {
        session.start(email, issued);
        const { goOn } = await loadRoutes();
        return goOn(numbers);
      }}
    />
  );
  // Every byte of this page counts where there is no sandbox.
  const hasSandbox = import.meta.env.DEV || import.meta.env.MODE === 'sandbox';
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      {showsForm && screen}
      {hasSandbox && showsForm && sandboxParts().atSignIn}
      {routes && <routes.Routes />}
    </MantineProvider>
  );
}
