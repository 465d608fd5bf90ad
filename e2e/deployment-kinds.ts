// The kinds of addresses that a deployment serves, and the headers that each must have, in both profiles.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parsePolicy } from '../src/build/deployment/policy';
import { expect } from './fixtures';

const asset = (ending: string): string => {
  const name = readdirSync('dist/assets').find((file) => file.endsWith(ending));
  if (!name) throw new Error(`The build has no ${ending}.`);
  return `/assets/${name}`;
};

const [, earlyScript = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];

/**
 * The expected headers. They are written by hand, so that the tests verify the shared list that deployments are
 * generated from.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': `'self' 'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`,
  'font-src': "'self'",
  'style-src-attr': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'none'",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const KEPT = 'public, max-age=31536000, immutable';

export const SERVED_PATH_CASES = [
  { what: 'the start page', path: () => '/', status: 200, type: 'text/html', cache: 'no-cache' },
  {
    what: 'a screen',
    path: () => '/acme/conversations/1042',
    status: 200,
    type: 'text/html',
    cache: 'no-cache',
  },
  { what: 'the page by name', path: () => '/index.html', status: 200, type: 'text/html', cache: 'no-cache' },
  { what: 'a script', path: () => asset('.js'), status: 200, type: 'text/javascript', cache: KEPT },
  { what: 'a style sheet', path: () => asset('.css'), status: 200, type: 'text/css', cache: KEPT },
  {
    what: 'the configuration',
    path: () => '/config.json',
    status: 200,
    type: 'application/json',
    cache: 'no-store',
  },
  { what: 'a font', path: () => asset('.woff2'), status: 200, type: 'font/woff2', cache: KEPT },
  { what: 'the icon', path: () => '/icon.svg', status: 200, type: 'image/svg+xml', cache: 'no-cache' },
  {
    what: 'a missing asset',
    path: () => '/assets/gone-1.js',
    status: 404,
    type: 'text/plain',
    cache: 'no-store',
  },
  { what: 'a missing file', path: () => '/mockServiceWorker.js', status: 404, type: 'text/plain' },
  {
    what: 'a source map',
    path: () => '/assets/index.js.map',
    status: 404,
    type: 'text/plain',
    cache: 'no-store',
  },
  { what: 'a hidden file', path: () => '/.env', status: 404, type: 'text/plain' },
  { what: 'a hidden folder', path: () => '/.git/config', status: 404, type: 'text/plain' },
  { what: 'the manifest', path: () => '/.vite/manifest.json', status: 404, type: 'text/plain' },
  { what: "the policy's file", path: () => '/.policy/policy.conf', status: 404, type: 'text/plain' },
  { what: 'a folder', path: () => '/assets/', status: 404, type: 'text/plain', cache: 'no-store' },
] as const;

interface Kind {
  readonly path: () => string;
  readonly status: number;
  readonly type: string;
  readonly cache?: string;
}

/** The policy directives that differ between the two profiles, and whether HSTS is sent. */
interface Profile {
  readonly connections: string;
  readonly images: string;
  readonly styles: RegExp;
  readonly transport: string | null;
}

/** Checks the headers of a response and returns it, so that a test can check what is specific to one profile. */
export async function expectHeaders(
  deployed: string,
  { path, status, type, cache }: Kind,
  { connections, images, styles, transport }: Profile,
): Promise<Response> {
  const response = await fetch(deployed + path(), { redirect: 'error' });
  const header = (name: string) => response.headers.get(name);
  expect(response.status).toBe(status);
  expect(header('content-type')).toContain(type);
  if (!path().startsWith('/v1/') && type !== 'font/woff2')
    expect(header('content-type')).toContain('charset=utf-8');
  // A host of the static profile may send either header for a missing file: one that requires revalidation, or one that
  // forbids caching.
  if (cache) expect(header('cache-control')).toBe(cache);
  else expect(header('cache-control')).toMatch(/^no-(?:cache|store)$/);
  const { 'style-src-elem': elements, ...others } = parsePolicy(header('content-security-policy') ?? '');
  expect(others).toEqual({ ...POLICY, 'connect-src': connections, 'img-src': images });
  expect(elements).toMatch(styles);
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('referrer-policy')).toBe('no-referrer');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('cross-origin-resource-policy')).toBe('same-origin');
  expect(header('cross-origin-embedder-policy')).toBe('credentialless');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'hid'])
    expect(header('permissions-policy')).toMatch(new RegExp(`(?:^|, )${feature}=\\(\\)(?:,|$)`));
  expect(header('permissions-policy')).not.toMatch(/=(?!\(\))|clipboard-write/);
  expect(header('strict-transport-security')).toBe(transport);
  return response;
}
