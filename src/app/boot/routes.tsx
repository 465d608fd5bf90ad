import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import type { AccountNumbers } from '~/features/sign-in/use-sign-in';
import { getFirstPath, isWorkspacePath } from '~/session/first-page';
import { session } from '~/session/session';
import { fetchInter } from '~/ui/fonts/inter';
import { safeRedirect } from '../session/safe-redirect';
import { firstPath } from './first-path';
import { router } from './router';
import { styleNonce } from './style-nonce';

/** Every page of the console, and what follows from the session. */
export function Routes() {
  useEffect(() => {
    // Dialogs lock scrolling through a style element of their own, outside Mantine.
    setNonce(styleNonce());
    fetchInter();
    return followSession();
  }, []);
  return <RouterProvider router={router} />;
}

/**
 * Opens the requested page after signing in, or the first page of the person. Typed account numbers decide the workspace,
 * whatever the address says. Resolves, once the page is there, to false if the person has no workspace.
 */
export async function goOn(numbers: AccountNumbers | null): Promise<boolean> {
  const { pathname, href, search } = router.latestLocation;
  const slug = numbers && `${numbers.instance}-${numbers.accountId}`;
  // Somebody quicker than the router signs in at the requested address itself.
  const back = safeRedirect(router, pathname === '/sign-in' ? search.redirect : href);
  const isInWorkspace = back !== null && (slug === null || `${back}/`.startsWith(`/${slug}/`));
  const first = slug === null ? firstPath() : getFirstPath(slug);
  const target = isInWorkspace ? openFirstPage(back) : first;
  if (target === '/sign-in') return false;
  await router.navigate({ href: target, replace: true, ignoreBlocker: true });
  return true;
}

/** Replaces the address of a workspace by its first page. */
const openFirstPage = (path: string): string =>
  isWorkspacePath(path) ? getFirstPath(path.replaceAll('/', '')) : path;

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
