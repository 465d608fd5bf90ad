import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { isSignInPageOpen } from '~/app/session/sign-in-place';

export const Route = createRootRoute({ component: Root });

function Root() {
  const isAtSignIn = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/sign-in' });
  // Runs before paint, so that the sign-in form and a page are never visible together.
  useLayoutEffect(() => isSignInPageOpen.set(isAtSignIn), [isAtSignIn]);
  return <Outlet />;
}
