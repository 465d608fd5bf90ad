import type { AnyRouter } from '@tanstack/react-router';

/**
 * Returns the path to open after signing in, or null if `target` isn't a page of this console. A page is a path on this
 * origin (leading slash, no backslash, no control characters) that matches a route.
 */
export function getSafeRedirectPath(router: AnyRouter, target: unknown): string | null {
  if (typeof target !== 'string' || target.length > 2000 || !/^\/[^\\\p{Cc}]*$/u.test(target)) return null;
  const url = new URL(target, 'https://console.invalid');
  if (url.origin !== 'https://console.invalid' || url.pathname.startsWith('/sign-in')) return null;
  const [, params, foundRoute] = router.getMatchedRoutes(url.pathname);
  // If only a prefix of the path matches a route, the router puts the rest of the path into the parameter `**`.
  return foundRoute && !params['**'] ? `${url.pathname}${url.search}${url.hash}` : null;
}
