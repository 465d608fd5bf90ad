import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import type { AccountIds } from '~/features/sign-in/use-sign-in';
import { session } from '~/session/session';
import { getWorkspaceStartPath, isWorkspaceRootPath } from '~/session/start-page';
import { fetchInterFont } from '~/ui/fonts/inter';
import { getSafeRedirectPath } from '../session/safe-redirect';
import { getStartPath } from './first-path';
import { router } from './router';
import { getStyleNonce } from './style-nonce';

/** The router with all pages. Redirects when the session changes. */
export function AppRouter() {
  useEffect(() => {
    // Sets the nonce for the library that adds a style element to lock scrolling while a dialog is open. This library
    // doesn't use Mantine's nonce.
    setNonce(getStyleNonce());
    fetchInterFont();
    return followSession();
  }, []);
  return <RouterProvider router={router} />;
}

/**
 * Opens the requested page after signing in, or the user's first page if none was requested. If the user entered an
 * instance and an account ID in the form (`numbers`), opens the first page of that workspace unless the requested page
 * belongs to it. Resolves to true when the page is rendered, or to false if the user has no workspace.
 */
export async function openPageAfterSignIn(numbers: AccountIds | null): Promise<boolean> {
  const { pathname, href, search } = router.latestLocation;
  const slug = numbers && `${numbers.instance}-${numbers.accountId}`;
  // If the user signs in before the router has redirected to the sign-in page, the URL is still that of the requested
  // page.
  const back = getSafeRedirectPath(router, pathname === '/sign-in' ? search.redirect : href);
  const isInWorkspace = back !== null && (slug === null || `${back}/`.startsWith(`/${slug}/`));
  const first = slug === null ? getStartPath() : getWorkspaceStartPath(slug);
  const target = isInWorkspace ? openFirstPage(back) : first;
  if (target === '/sign-in') return false;
  await router.navigate({ href: target, replace: true, ignoreBlocker: true });
  return true;
}

/** Returns the path of the first page for a workspace's own path, and any other path unchanged. */
const openFirstPage = (path: string): string =>
  isWorkspaceRootPath(path) ? getWorkspaceStartPath(path.replaceAll('/', '')) : path;

/** Redirects to the sign-in page after signing out. */
function followSession(): () => void {
  const follow = session.subscribe(() => {
    if (session.get().step !== 'signed-out') return;
    // Ignores navigation guards, because the page must not stay visible after signing out.
    void router.navigate({ to: '/sign-in', replace: true, ignoreBlocker: true });
  });
  // Reloads a page that was restored from the back-forward cache, because it may show data from before a sign-out in
  // another tab.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  // Prevents Escape from closing dialogs that are below the dialog for signing in again.
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
