import {
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { rateLimit } from '~/api/http/rate-limit';
import { routeTree } from '../route-tree.gen';
import { entryOf, leftEntries } from '../session/left-entries';

const routeProblem = lazyRouteComponent(() => import('../problem/route-problem'), 'RouteProblem');
const routeNotFound = lazyRouteComponent(() => import('../problem/route-not-found'), 'RouteNotFound');

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // Query decides what is fresh; the router only says when to ask.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 250,
  // The first screen needs none of these; `preloadRest` fetches them once it stands.
  defaultErrorComponent: routeProblem,
  defaultNotFoundComponent: routeNotFound,
  defaultPendingComponent: lazyRouteComponent(() => import('../problem/route-pending'), 'RoutePending'),
  scrollRestoration: true,
  // Texts stand in the address as they are: an identifier such as 0042 or 1e5 is no JSON, and must come back unchanged.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
  if (fromLocation) leftEntries.set(fromLocation.state.__TSR_index, entryOf(fromLocation.pathname));
});

/** With less than a tenth of the budget left, nothing is read on a mere hover. */
rateLimit.subscribe(() => {
  const { limit, remaining } = rateLimit.get();
  const isLow = limit !== null && remaining !== null && remaining < limit / 10;
  router.options.defaultPreload = isLow ? false : 'intent';
});
