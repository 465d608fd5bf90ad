import type { AnyRouter } from '@tanstack/react-router';
import { runWhenIdle } from '~/ui/run-when-idle';

/**
 * Fetches the code of the screen at `path` and its parent routes when the page is idle. No loader runs, so no one needs
 * to be signed in. Failed imports are retried and reported when the user opens the screen.
 */
export function preloadScreen(router: AnyRouter, path: string): void {
  runWhenIdle(() => {
    const [routes] = router.getMatchedRoutes(new URL(path, location.origin).pathname);
    void Promise.allSettled(routes.map((route) => router.loadRouteChunk(route)));
  });
}
