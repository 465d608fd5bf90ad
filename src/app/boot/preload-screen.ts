import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '~/ui/when-idle';

/**
 * Fetches the code of the screen at `path` and of all around it, once the page has nothing else to do. No loader runs, so nobody
 * needs to be signed in. What can't be fetched now is asked for again by whoever goes there, and told then.
 */
export function preloadScreen(router: AnyRouter, path: string): void {
  whenIdle(() => {
    const [routes] = router.getMatchedRoutes(new URL(path, location.origin).pathname);
    void Promise.allSettled(routes.map((route) => router.loadRouteChunk(route)));
  });
}
