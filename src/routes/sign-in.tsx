import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { getStartPath } from '~/app/boot/first-path';
import { preloadScreen } from '~/app/boot/preload-screen';
import { getSafeRedirectPath } from '~/app/session/safe-redirect';
import { session } from '~/session/session';
import { getWorkspaceStartPath } from '~/session/start-page';

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: () => {
    if (session.get().step === 'signed-in' && getStartPath() !== '/sign-in')
      throw redirect({ href: getStartPath() });
  },
  component: SignIn,
  // Keeps this page in the same chunk as the router, because it is the first page.
  codeSplitGroupings: [],
});

/** The sign-in form isn't part of the routes: `ConsoleRoot` renders it. */
function SignIn() {
  const router = useRouter();
  const { redirect: wanted } = Route.useSearch();
  // Preloads the next screen while the user fills in the form. The screen's code doesn't depend on the workspace.
  useEffect(
    () => preloadScreen(router, getSafeRedirectPath(router, wanted) ?? getWorkspaceStartPath('-')),
    [router, wanted],
  );
  return null;
}
