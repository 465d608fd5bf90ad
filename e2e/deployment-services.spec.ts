// Requests and responses that pass through the reverse proxy template, with and without TLS.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { parsePolicy } from '../src/build/deployment/policy';
import { HIDDEN_HEADERS } from '../src/build/deployment/service-headers';
import { SECURITY_HEADERS } from '../src/lib/deployed-headers';
import { createCertificate } from './certificate';
import { nginxPath as command, deployedTest as test } from './deployed';
import { expect } from './fixtures';
import { startNginx } from './nginx';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

test.skip(!command, 'skipped: nginx isn’t installed');

const CERTIFICATES = [
  { what: 'a valid certificate', name: '127.0.0.1', trusted: true, status: 200 },
  {
    what: 'a certificate of an unknown authority',
    name: '127.0.0.1',
    trusted: false,
    status: 502,
    tag: '@deep',
  },
  { what: 'a certificate for another host name', name: 'elsewhere.test', trusted: true, status: 502 },
  {
    what: 'an expired certificate',
    name: '127.0.0.1',
    trusted: true,
    isExpired: true,
    status: 502,
    tag: '@deep',
  },
];

for (const { what, name, trusted, isExpired = false, status, tag = [] } of CERTIFICATES) {
  test(
    `the proxy ${status === 200 ? 'accepts' : 'rejects'} a service with ${what}`,
    { tag },
    async ({ browserName: _ }, testInfo) => {
      const certificate = createCertificate(name, isExpired);
      const other = createCertificate(name);
      test.skip(!certificate || !other, 'skipped: openssl isn’t installed, so no certificate can be created');
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
    },
  );
}

/**
 * Starts a service whose response contains the request that it received, and every header that the proxy must remove.
 */
async function startHostileService() {
  const service = createPlainServer(async (incoming, response) => {
    let bytes = 0;
    for await (const chunk of incoming) bytes += (chunk as Buffer).length;
    for (const name of HIDDEN_HEADERS) response.setHeader(name, 'hostile');
    for (const [name, value] of Object.entries(X_ACCEL)) response.setHeader(name, value);
    for (const name of ['content-security-policy', 'cache-control', ...Object.keys(SECURITY_HEADERS)])
      response.setHeader(name, 'hostile');
    response.setHeader('content-type', 'application/json');
    const { cookie = null, ...headers } = incoming.headers;
    const claimed = CLAIMED.flatMap((name) => headers[name] ?? []);
    response.end(JSON.stringify({ url: incoming.url, cookie, claimed, bytes }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => service.close() };
}

/** Response headers that nginx would obey. */
const X_ACCEL = {
  'x-accel-redirect': '/config.json',
  'x-accel-expires': '600',
  'x-accel-limit-rate': '1',
  'x-accel-buffering': 'no',
  'x-accel-charset': 'utf-16',
};

/** Request headers that a client could use to claim another IP address. */
const CLAIMED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
];

test('the proxy forwards every request regardless of how its path ends, and removes headers that would control the proxy', async ({
  browserName: _,
}) => {
  const service = await startHostileService();
  const nginx = await startNginx(command ?? '', 'dist', service.url);
  const headers = { cookie: 'a=1', ...Object.fromEntries(CLAIMED.map((name) => [name, '203.0.113.7'])) };
  // One path per nginx location, because a location with its own header list doesn't inherit the common one.
  const paths = [
    '/auth/v1/signin',
    '/v1/tenants/acme/assistants/a.map',
    '/v1/accounts/1/portals/p.map',
    '/v1/accounts/1/portals/.p',
    '/v1/accounts/1/campaigns',
  ];
  for (const path of paths) {
    const response = await fetch(nginx.url + path, { headers });
    expect(await response.json()).toEqual({ url: path, cookie: null, claimed: ['127.0.0.1'], bytes: 0 });
    const names = [...response.headers.keys()];
    expect(names.filter((name) => HIDDEN_HEADERS.includes(name) || name.startsWith('x-accel'))).toEqual([]);
    expect([...response.headers.values()].filter((value) => value.includes('hostile'))).toEqual([]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
  // An image whose size is exactly the limit, in a multipart form.
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(10 * 1024 * 1024)], { type: 'image/png' }), 'large.png');
  const sent = await fetch(`${nginx.url}/v1/accounts/1/upload`, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
  expect(((await sent.json()) as { bytes: number }).bytes).toBeGreaterThan(10 * 1024 * 1024);
  // A screen's address whose last path segment looks like a file name.
  expect((await fetch(`${nginx.url}/acme/assistants/a.map`)).headers.get('content-type')).toContain(
    'text/html',
  );
  await nginx.close();
  service.close();
});

test('the console loads over TLS, and its HTTP address only redirects to the HTTPS address', async ({
  workerSandbox,
  browser,
}) => {
  const certificate = createCertificate();
  test.skip(!certificate, 'skipped: openssl isn’t installed, so no certificate can be created');
  const nginx = await startNginx(command ?? '', 'dist', workerSandbox.url, {}, certificate);
  const plain = await fetch(`${nginx.plainUrl}/acme/inboxes?page=2`, { redirect: 'manual' });
  expect(plain.status).toBe(301);
  expect(plain.headers.get('location')).toBe('https://127.0.0.1/acme/inboxes?page=2');
  const sent = await fetch(`${nginx.plainUrl}/v1/accounts/1/macros`, { method: 'POST', redirect: 'manual' });
  expect(sent.status).toBe(301);
  const LISTEN = `${new URL(nginx.url).host} ssl`;
  execFileSync('sh', ['deploy/nginx/health.sh'], { env: { ...process.env, LISTEN } });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const response = await page.goto(`${nginx.url}/sign-in`);
  expect(response?.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  await expect(page.locator('#early')).toHaveCount(0);
  await context.close();
  await nginx.close();
});

test('the content security policy allows exactly the hosts in the configuration', async ({
  workerSandbox,
}) => {
  const elsewhere = {
    platformUrl: 'https://api.example.test',
    authUrl: '',
    assistantUrl: 'https://assistant.example.test/base',
    imageHosts: [],
  };
  const nginx = await startNginx(command ?? '', 'dist', workerSandbox.url, {}, null, elsewhere);
  const { headers } = await fetch(nginx.url);
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  expect(policy['connect-src']).toBe("'self' https://api.example.test https://assistant.example.test");
  expect(policy['img-src']).toBe("'self' data: blob: https://api.example.test");
  await nginx.close();
});

test('an uploaded image is still shown after a reload', { tag: '@deep' }, async ({
  workerSandbox,
  context,
}) => {
  const imageHosts = [workerSandbox.url];
  const nginx = await startNginx(command ?? '', 'dist', workerSandbox.url, {}, null, { imageHosts });
  const page = await context.newPage();
  await signIn(page, 'author@acme.test', `${nginx.url}${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.write('Cleaning the drip tray', 'Pull it out.\n\n');
  const file = { name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE };
  await page.getByLabel('Choose images').setInputFiles([file]);
  await editor.describeImage('The tray, half out');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await signIn(page, 'author@acme.test', page.url());
  const image = page.getByRole('img', { name: 'The tray, half out' }).first();
  await expect(image).toHaveJSProperty('naturalWidth', 1);
  await nginx.close();
});

test('images of a configured host load without cookies, even if the host sends no cross-origin resource policy', async ({
  context,
  workerSandbox,
}) => {
  const cookies: (string | undefined)[] = [];
  const host = createPlainServer(({ headers }, response) => {
    cookies.push(headers.cookie);
    response.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'seen=1' }).end(PIXEL_IMAGE);
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const images = `http://localhost:${(host.address() as AddressInfo).port}`;
  const configuration = { imageHosts: [images] };
  const nginx = await startNginx(command ?? '', 'dist', workerSandbox.url, {}, null, configuration);
  const page = await context.newPage();
  await page.goto(`${nginx.url}/sign-in`);
  for (const name of ['first', 'second']) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, `${images}/${name}.png`);
    expect(width).toBe(1);
  }
  expect(cookies).toEqual([undefined, undefined]);
  await nginx.close();
  host.close();
});
