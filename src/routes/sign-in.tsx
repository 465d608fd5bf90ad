import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { firstPath } from '~/app/first-path';
import { preloadScreen } from '~/app/preload-screen';
import { safeRedirect } from '~/app/safe-redirect';
import { sandboxParts } from '~/app/sandbox-link';
import { SignInScreen } from '~/features/sign-in/sign-in-screen';
import { session } from '~/session/session';

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: () => {
    if (session.get().step === 'signed-in' && firstPath() !== '/sign-in')
      throw redirect({ href: firstPath() });
  },
  component: SignIn,
  // Part of the entry: whoever opens the console needs it first.
  codeSplitGroupings: [],
});

function SignIn() {
  const router = useRouter();
  const { redirect: wanted } = Route.useSearch();
  // While the form is filled in. Whose workspace it will be doesn't matter to the code.
  useEffect(
    () => preloadScreen(router, safeRedirect(router, wanted) ?? '/-/conversations'),
    [router, wanted],
  );
  const screen = (
    <SignInScreen
      onSignedIn={(email, issued, numbers) => {
        session.start(email, issued);
        const workspace = numbers && `/${numbers.instance}-${numbers.accountId}`;
        const start = workspace ? `${workspace}/conversations` : firstPath();
        const back = safeRedirect(router, wanted);
        // The numbers that were typed decide which workspace is asked, whatever the address said before.
        const target = back && (!workspace || back.startsWith(`${workspace}/`)) ? back : start;
        if (target === '/sign-in') return false;
        router.history.replace(target);
        return true;
      }}
    />
  );
  // Every byte of this page counts where there is no sandbox.
  if (import.meta.env.PROD && import.meta.env.MODE !== 'sandbox') return screen;
  return (
    <>
      {screen}
      {sandboxParts().atSignIn}
    </>
  );
}
