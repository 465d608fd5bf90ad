// The reverse proxy template as it would be deployed: every header on every kind of address, and a page that works under it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { deploymentFindings } from '../src/build/deployment/check-deployment';
import { nginx, deployedTest as test } from './deployed';
import { expect } from './fixtures';
import { watchPage } from './watch-page';

test.use({ freshPage: true });

test.skip(!nginx, 'skipped: nginx is not here');

const asset = (ending: string): string => {
  const name = readdirSync('dist/assets').find((file) => file.endsWith(ending));
  if (!name) throw new Error(`The build has no ${ending}.`);
  return `/assets/${name}`;
};

const [, earlyScript = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];

const POLICY = {
  'default-src': "'none'",
  'script-src': `'self' 'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`,
  'connect-src': "'self'",
  'img-src': "'self' data: blob: https://uploads.example.test",
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

const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );

const KEPT = 'public, max-age=31536000, immutable';

const KINDS = [
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
  { what: 'the icon', path: () => '/icon.svg', status: 200, type: 'image/svg+xml', cache: 'no-cache' },
  {
    what: 'a missing asset',
    path: () => '/assets/gone-1.js',
    status: 404,
    type: 'text/plain',
    cache: 'no-store',
  },
  {
    what: 'a missing file',
    path: () => '/mockServiceWorker.js',
    status: 404,
    type: 'text/plain',
    cache: 'no-cache',
  },
  {
    what: 'a source map',
    path: () => '/assets/index.js.map',
    status: 404,
    type: 'text/plain',
    cache: 'no-store',
  },
  { what: 'a hidden file', path: () => '/.git/config', status: 404, type: 'text/plain', cache: 'no-cache' },
  {
    what: 'the manifest',
    path: () => '/.vite/manifest.json',
    status: 404,
    type: 'text/plain',
    cache: 'no-cache',
  },
  {
    what: "the policy's file",
    path: () => '/.policy/early-script.conf',
    status: 404,
    type: 'text/plain',
    cache: 'no-cache',
  },
  { what: 'a folder', path: () => '/assets/', status: 404, type: 'text/plain', cache: 'no-store' },
  {
    what: 'a refusal',
    path: () => '/v1/accounts/1/inboxes',
    status: 400,
    type: 'application/json',
    cache: 'no-store',
  },
];

for (const { what, path, status, type, cache } of KINDS) {
  test(`headers of ${what}`, async ({ deployed }) => {
    const response = await fetch(deployed + path(), { redirect: 'error' });
    const header = (name: string) => response.headers.get(name);
    expect(response.status).toBe(status);
    expect(header('content-type')).toContain(type);
    if (!path().startsWith('/v1/')) expect(header('content-type')).toContain('charset=utf-8');
    expect(header('cache-control')).toBe(cache);
    const { 'style-src-elem': styles, ...others } = directivesOf(header('content-security-policy') ?? '');
    expect(others).toEqual(POLICY);
    expect(styles).toMatch(/^'self' 'nonce-[0-9a-f]{32}'$/);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('permissions-policy')).toBe('camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    expect(header('server')).toBe('nginx');
    expect(header('strict-transport-security')).toBeNull();
  });
}

test('each page has a nonce of its own, the one that its policy names', async ({ deployed }) => {
  const nonces = [];
  for (const path of ['/', '/', '/acme/inboxes']) {
    const response = await fetch(deployed + path);
    const page = await response.text();
    const nonce = /'nonce-(\w+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect(page).toContain(`nonce="${nonce}"`);
    expect(page).not.toContain('__CSP_NONCE__');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('last-modified')).toBeNull();
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(3);
});

test('over TLS the browser is told to stay there', async ({ deployed }) => {
  const response = await fetch(deployed, { headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

/** One request over a connection that the client would keep; resolves to the status and whether the server closes it. */
const exchange = (
  url: string,
  method: string,
): Promise<{ status: number | undefined; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers: { connection: 'keep-alive' } }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection }),
      );
    });
    outgoing.on('error', reject).end();
  });

test('the check of a deployment finds nothing wrong with it', async ({ deployed }) => {
  expect(await deploymentFindings(deployed)).toEqual([]);
});

test('TRACE is refused', async ({ deployed }) => {
  expect((await exchange(deployed, 'TRACE')).status).toBe(405);
});

test('only the address that sends campaigns keeps no connection open', async ({ deployed }) => {
  expect((await exchange(`${deployed}/v1/accounts/1/campaigns`, 'POST')).connection).toBe('close');
  expect((await exchange(`${deployed}/v1/accounts/1/campaigns/preview`, 'POST')).connection).toBe(
    'keep-alive',
  );
});

test('the services answer through it, rate limit and refusals as they came', async ({ deployed }) => {
  for (const path of ['/v1/accounts/1/inboxes', '/v1/tenants/acme/assistants']) {
    const response = await fetch(deployed + path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('ratelimit-limit')).toMatch(/^\d+$/);
    expect(await response.json()).toHaveProperty('error');
  }
});

test('the console comes alive under the policy', async ({ deployed, context }) => {
  const page = await context.newPage();
  const problems: string[] = [];
  watchPage(page, deployed, problems);
  await page.goto(`${deployed}/sign-in`);
  await expect(page.locator('#early')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  expect(problems).toEqual([]);
});
