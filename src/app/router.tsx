import { createRouter } from '@tanstack/react-router';
import { rateLimit } from '~/api/http/rate-limit';
import { queryClient } from './query-client';
import { RouteNotFound } from './route-not-found';
import { RoutePending } from './route-pending';
import { RouteProblem } from './route-problem';
import { routeTree } from './route-tree.gen';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // Query decides what is fresh; the router only says when to ask.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 250,
  defaultErrorComponent: RouteProblem,
  defaultNotFoundComponent: RouteNotFound,
  defaultPendingComponent: RoutePending,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** With less than a tenth of the budget left, nothing is read on a mere hover. */
rateLimit.subscribe(() => {
  const { limit, remaining } = rateLimit.get();
  const isLow = limit !== null && remaining !== null && remaining < limit / 10;
  router.options.defaultPreload = isLow ? false : 'intent';
});
