import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { firstPath } from '~/app/boot/first-path';
import { preloadScreen } from '~/app/boot/preload-screen';
import { safeRedirect } from '~/app/session/safe-redirect';
import { getFirstPath } from '~/session/first-page';
import { session } from '~/session/session';

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: () => {
    if (session.get().step === 'signed-in' && firstPath() !== '/sign-in')
      throw redirect({ href: firstPath() });
  },
  component: SignIn,
  // Comes with the router: whoever opens the console needs it first.
  codeSplitGroupings: [],
});

/** The form itself stands beside the routes. */
function SignIn() {
  const router = useRouter();
  const { redirect: wanted } = Route.useSearch();
  // While the form is filled in. Whose workspace it will be doesn't matter to the code.
  useEffect(() => preloadScreen(router, safeRedirect(router, wanted) ?? getFirstPath('-')), [router, wanted]);
  return null;
}
