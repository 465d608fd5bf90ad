import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { runWhenIdle } from '~/ui/run-when-idle';
import { LAZY_FRAME } from '../frame/lazy-frame';
import { NAV_ITEMS } from '../frame/nav-items';

/** Resolves when no request to the platform is in flight, so that preloading doesn't delay requests. */
function waitUntilIdle(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      runWhenIdle(resolve);
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    signal.addEventListener('abort', stop);
    runWhenIdle(look);
  });
}

/**
 * Returns the routes of pages that lists on the current page link to: child routes with at most one additional
 * parameter.
 */
function listLinkedRoutes(router: AnyRouter): AnyRoute[] {
  const root = router.state.matches.at(-1)?.fullPath.replace(/\/$/, '') ?? '';
  return Object.values<AnyRoute>(router.routesById).filter(
    ({ fullPath }) =>
      fullPath.startsWith(`${root}/`) && (fullPath.slice(root.length).match(/\$/g)?.length ?? 0) <= 1,
  );
}

/**
 * Fetches the code that the first screen doesn't need, once it is rendered: error pages (while the network still
 * works), the rest of the frame, every section one by one, and the pages that the current list links to. Failed imports
 * are retried when the user opens the screen. `onFrame` is called when the frame's code has arrived or failed to load.
 */
export async function preloadDeferredParts(
  router: AnyRouter,
  queryClient: QueryClient,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<void> {
  await waitUntilIdle(queryClient, signal);
  await Promise.allSettled([
    import('../problem/route-problem-page'),
    import('../problem/route-not-found'),
    import('./connect-rest').then(({ connectDeferredFeatures }) =>
      connectDeferredFeatures(router, queryClient),
    ),
    ...LAZY_FRAME.map((part) => part.preload()),
  ]);
  if (!signal.aborted) onFrame();
  const fetched = new Set<AnyRoute>();
  /** Fetches the code of routes one by one, until the user leaves the page. */
  const fetchRoutes = async (routes: readonly AnyRoute[]) => {
    const { location } = router.state;
    for (const route of routes) {
      if (fetched.has(route)) continue;
      await waitUntilIdle(queryClient, signal);
      if (signal.aborted || router.state.location !== location) return;
      fetched.add(route);
      await Promise.allSettled([router.loadRouteChunk(route)]);
    }
  };
  const sections = NAV_ITEMS.map(({ to }) => router.routesByPath[to] ?? router.routesByPath[`${to}/`]);
  const fetchNext = () => fetchRoutes([...sections, ...listLinkedRoutes(router)]);
  signal.addEventListener(
    'abort',
    router.subscribe('onResolved', () => void fetchNext()),
  );
  await fetchNext();
  // Removes expired data from this browser's stores. This is done last, because it isn't urgent.
  await Promise.allSettled([
    import('~/records/count-stored').then(({ removeExpiredRecords }) => removeExpiredRecords()),
  ]);
}
