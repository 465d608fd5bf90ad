import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { runWhenIdle } from '~/ui/run-when-idle';
import { LAZY_FRAME } from '../frame/lazy-frame';
import { NAV_ITEMS } from '../frame/nav-items';

/** Resolves when no request to the platform is in flight, so that preloading doesn't delay requests. */
function quiet(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
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
 * Fetches the code that the first screen doesn't need, once it is rendered: error pages (while the network still
 * works), the rest of the frame, and every section one by one. Failed imports are retried when the user opens the
 * screen. `onFrame` is called when the frame's code has arrived.
 */
export async function preloadRest(
  router: AnyRouter,
  queryClient: QueryClient,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<void> {
  await quiet(queryClient, signal);
  await Promise.allSettled([
    import('../problem/route-problem'),
    import('../problem/route-not-found'),
    import('./connect-rest').then(({ connectDeferredFeatures }) =>
      connectDeferredFeatures(router, queryClient),
    ),
    ...LAZY_FRAME.map((part) => part.preload?.()),
  ]);
  if (!signal.aborted) onFrame();
  for (const { to } of NAV_ITEMS) {
    await quiet(queryClient, signal);
    if (signal.aborted) return;
    const route = router.routesByPath[to] ?? router.routesByPath[`${to}/`];
    await Promise.allSettled([router.loadRouteChunk(route)]);
  }
  // Removes expired data from this browser's stores, after everything else because it isn't urgent.
  await Promise.allSettled([
    import('~/records/count-stored').then(({ removeExpiredRecords }) => removeExpiredRecords()),
  ]);
}
