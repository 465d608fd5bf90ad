import type { AnyRouter } from '@tanstack/react-router';

/**
 * The path to return to after signing in, or null for anything that isn't a page of this console: it must be a path on
 * this origin (a slash in front, no backslash, no control character) that a route knows.
 */
export function safeRedirect(router: AnyRouter, target: unknown): string | null {
  if (typeof target !== 'string' || target.length > 2000 || !/^\/[^\\\p{Cc}]*$/u.test(target)) return null;
  const url = new URL(target, 'https://console.invalid');
  if (url.origin !== 'https://console.invalid' || url.pathname.startsWith('/sign-in')) return null;
  const [, params, foundRoute] = router.getMatchedRoutes(url.pathname);
  // A route that matches only the beginning of the path keeps the rest under this name.
  return foundRoute && !params['**'] ? `${url.pathname}${url.search}${url.hash}` : null;
}
