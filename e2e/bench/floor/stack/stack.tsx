// The baseline app: the console's libraries with only a sign-in form and two lists, each in its own chunk.
import './styles.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
  redirect,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { cannedResponsesQuery, isSignedIn, macrosQuery, queryClient } from './platform';
import { SignIn } from './sign-in';

const rootRoute = createRootRoute({ component: Outlet });
const signInRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: SignIn });
const asksToSignIn = () => {
  if (!isSignedIn()) throw redirect({ to: '/' });
};
const cannedResponsesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/canned-responses',
  beforeLoad: asksToSignIn,
  loader: () => void queryClient.prefetchQuery(cannedResponsesQuery),
  component: lazyRouteComponent(() => import('./canned-responses'), 'CannedResponses'),
});
const macrosRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/macros',
  beforeLoad: asksToSignIn,
  loader: () => void queryClient.prefetchQuery(macrosQuery),
  component: lazyRouteComponent(() => import('./macros'), 'Macros'),
});
const router = createRouter({
  routeTree: rootRoute.addChildren([signInRoute, cannedResponsesRoute, macrosRoute]),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
});

// React creates markup from strings, which the content security policy forbids without a Trusted Types policy.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html });
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <MantineProvider getStyleNonce={nonce}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);
