// The reverse proxy template as it would be deployed: every header on every kind of address, and a page that works under it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate';
import { test as base, expect } from './fixtures';
import { nginxCommand, startNginx } from './nginx';
import { ArticlePage, PIXEL, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';
import { watchPage } from './watch-page';

const command = nginxCommand();

const test = base.extend<object, { readonly deployed: string }>({
  deployed: [
    async ({ workerSandbox }, use) => {
      if (!command) throw new Error('nginx is not here');
      const nginx = await startNginx(command, 'dist', workerSandbox.url);
      await use(nginx.url);
      await nginx.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ freshPage: true });

test.skip(!command, 'skipped: nginx is not here');

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

const CERTIFICATES = [
  { what: 'a right certificate', name: '127.0.0.1', trusted: true, status: 200 },
  { what: 'a certificate of an unknown authority', name: '127.0.0.1', trusted: false, status: 502 },
  { what: 'a certificate of another name', name: 'elsewhere.test', trusted: true, status: 502 },
  {
    what: 'a certificate whose days are over',
    name: '127.0.0.1',
    trusted: true,
    isExpired: true,
    status: 502,
  },
];

for (const { what, name, trusted, isExpired = false, status } of CERTIFICATES) {
  test(`services behind ${what}`, async ({ browserName: _ }, testInfo) => {
    const certificate = makeCertificate(name, isExpired);
    const other = makeCertificate(name);
    test.skip(!certificate || !other, 'skipped: openssl is not here to make a certificate');
    if (!command || !certificate || !other) return;
    const received: (string | undefined)[] = [];
    const service = createServer(certificate, ({ url }, response) => {
      received.push(url);
      response.end('Said');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const authorities = testInfo.outputPath('authorities.pem');
    writeFileSync(authorities, (trusted ? certificate : other).cert);
    const nginx = await startNginx(command, 'dist', `https://127.0.0.1:${port}`, { CA_FILE: authorities });
    const paths = [
      '/auth/v1/signin',
      '/v1/tenants/acme/assistants',
      '/v1/accounts/1/macros',
      '/v1/accounts/1/campaigns',
    ];
    for (const path of paths) {
      const headers = { authorization: 'Bearer token' };
      expect((await fetch(nginx.url + path, { method: 'POST', headers })).status, path).toBe(status);
    }
    expect(received).toEqual(status === 200 ? paths : []);
    await nginx.close();
    service.close();
  });
}

/** A service that answers what it received, with headers that would act on the console's origin. */
async function startEcho() {
  const service = createPlainServer(async (incoming, response) => {
    let bytes = 0;
    for await (const chunk of incoming) bytes += (chunk as Buffer).length;
    for (const [name, value] of ACTING) response.setHeader(name, value);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: incoming.url, cookie: incoming.headers.cookie ?? null, bytes }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => service.close() };
}

const ACTING = [
  ['set-cookie', 'a=1'],
  ['clear-site-data', '"storage"'],
  ['refresh', '0; url=https://elsewhere.test'],
  ['access-control-allow-origin', '*'],
  ['access-control-allow-credentials', 'true'],
  ['access-control-expose-headers', '*'],
] as const;

test('what passes is the request and its answer, whatever an id ends in', async ({ browserName: _ }) => {
  const service = await startEcho();
  const nginx = await startNginx(command ?? '', 'dist', service.url);
  const paths = [
    '/v1/tenants/acme/assistants/a.map',
    '/v1/accounts/1/portals/p.map',
    '/v1/accounts/1/portals/.p',
  ];
  for (const path of paths) {
    const response = await fetch(nginx.url + path, { headers: { cookie: 'a=1' } });
    expect(await response.json()).toEqual({ url: path, cookie: null, bytes: 0 });
    for (const [name] of ACTING) expect(response.headers.get(name), name).toBeNull();
  }
  // An image of exactly the limit, in the envelope that a form gives it.
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(10 * 1024 * 1024)], { type: 'image/png' }), 'large.png');
  const sent = await fetch(`${nginx.url}/v1/accounts/1/upload`, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
  expect(((await sent.json()) as { bytes: number }).bytes).toBeGreaterThan(10 * 1024 * 1024);
  // A screen whose last part looks like a file.
  expect((await fetch(`${nginx.url}/acme/assistants/a.map`)).headers.get('content-type')).toContain(
    'text/html',
  );
  await nginx.close();
  service.close();
});

test('over TLS the page stands, and the plain address only leads there', async ({
  workerSandbox,
  browser,
}) => {
  const certificate = makeCertificate();
  test.skip(!certificate, 'skipped: openssl is not here to make a certificate');
  const nginx = await startNginx(command ?? '', 'dist', workerSandbox.url, {}, certificate);
  const plain = await fetch(`${nginx.plainUrl}/acme/inboxes?page=2`, { redirect: 'manual' });
  expect(plain.status).toBe(301);
  expect(plain.headers.get('location')).toBe('https://127.0.0.1/acme/inboxes?page=2');
  const sent = await fetch(`${nginx.plainUrl}/v1/accounts/1/macros`, { method: 'POST', redirect: 'manual' });
  expect(sent.status).toBe(301);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const response = await page.goto(`${nginx.url}/sign-in`);
  expect(response?.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  await expect(page.locator('#early')).toHaveCount(0);
  await context.close();
  await nginx.close();
});

test('the configuration allows the images that the policy allows', async ({ deployed, workerSandbox }) => {
  const imageHosts = async (url: string): Promise<unknown> =>
    (JSON.parse(await (await fetch(`${url}/config.json`)).text()) as { imageHosts?: unknown }).imageHosts;
  expect(await imageHosts(deployed)).toEqual(['https://uploads.example.test']);
  const nginx = await startNginx(command ?? '', 'dist', workerSandbox.url, { UPLOAD_ORIGIN: '' });
  expect(await imageHosts(nginx.url)).toEqual([]);
  await nginx.close();
});

test('an uploaded image is shown after a reload, too', { tag: '@deep' }, async ({
  workerSandbox,
  context,
}) => {
  const nginx = await startNginx(command ?? '', 'dist', workerSandbox.url, {
    UPLOAD_ORIGIN: workerSandbox.url,
  });
  const page = await context.newPage();
  await signIn(page, 'author@acme.test', `${nginx.url}${PORTAL}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.write('Cleaning the drip tray', 'Pull it out.\n\n');
  const file = { name: 'tray.png', mimeType: 'image/png', buffer: PIXEL };
  await page.getByLabel('Choose images').setInputFiles([file]);
  const alternative = editor.images.getByLabel('Alt text: what does the image show?');
  await alternative.fill('The tray, half out');
  await alternative.blur();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved at/)).toBeVisible();
  await signIn(page, 'author@acme.test', page.url());
  const image = page.getByRole('img', { name: 'The tray, half out' }).first();
  await expect(image).toHaveJSProperty('naturalWidth', 1);
  await nginx.close();
});
