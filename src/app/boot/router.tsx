import {
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { rateLimit } from '~/api/http/rate-limit';
import { routeTree } from '../route-tree.gen';
import { getVisitedPageKey, visitedHistoryEntries } from '../session/left-entries';

const routeProblem = lazyRouteComponent(() => import('../problem/route-problem-page'), 'RouteProblemPage');
const routeNotFound = lazyRouteComponent(() => import('../problem/route-not-found'), 'RouteNotFound');

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // The query cache decides whether data is fresh. The router only triggers loading.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 250,
  // The first screen needs none of these components. `preloadDeferredParts` fetches them later.
  defaultErrorComponent: routeProblem,
  defaultNotFoundComponent: routeNotFound,
  defaultPendingComponent: lazyRouteComponent(() => import('../problem/route-pending'), 'RoutePending'),
  scrollRestoration: true,
  // Treats search params as plain text, because an ID such as 0042 or 1e5 must not be parsed as JSON.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
  if (fromLocation)
    visitedHistoryEntries.set(fromLocation.state.__TSR_index, getVisitedPageKey(fromLocation.pathname));
});

/** Disables preloading on hover when less than a tenth of the request limit is left. */
rateLimit.subscribe(() => {
  const { limit, remaining } = rateLimit.get();
  const isLow = limit !== null && remaining !== null && remaining < limit / 10;
  router.options.defaultPreload = isLow ? false : 'intent';
});
