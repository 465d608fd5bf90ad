import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { getSafeRedirectPath } from './safe-redirect';

const root = createRootRoute();
const router = createRouter({
  history: createMemoryHistory(),
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/sign-in' }),
    createRoute({ getParentRoute: () => root, path: '/$workspace/inboxes' }),
  ]),
});

describe('getSafeRedirectPath', () => {
  it.each([
    '//evil.example',
    '//evil.example/acme/inboxes',
    '/\\\\evil.example/acme/inboxes',
    '/.//evil.example/inboxes',
    '/acme/..//evil.example/inboxes',
    '/./\\\\evil.example/inboxes',
    '/%2e//evil.example/inboxes',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/\t/evil.example',
    '/sign-in',
    '/sign-in?redirect=/acme/inboxes',
    'acme/inboxes',
    '/acme/inboxes/further',
    `/acme/inboxes?sort=${'x'.repeat(2000)}`,
    7,
    undefined,
  ])('rejects %j as the path to open after signing in', (target) => {
    expect(getSafeRedirectPath(router, target)).toBeNull();
  });

  it('accepts a route of the console with its search params as the path to open after signing in', () => {
    expect(getSafeRedirectPath(router, '/acme/inboxes?sort=name_desc')).toBe('/acme/inboxes?sort=name_desc');
  });
});
