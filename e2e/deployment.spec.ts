// The reverse proxy template as deployed: every header on every kind of address, and a working page.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManifest } from '../src/build/deployment/build-manifest';
import { checkDeployment } from '../src/build/deployment/check-deployment';
import { parsePolicy } from '../src/build/deployment/policy';
import { verifyDeployment } from '../src/build/deployment/verify-deployment';
import { CACHE_CONTROL } from '../src/lib/deployed-headers';
import { nginxPath, deployedTest as test } from './deployed';
import { expectHeaders, SERVED_PATH_CASES } from './deployment-kinds';
import { expect } from './fixtures';
import { startNginx } from './nginx';
import { watchPage } from './watch-page';

test.use({ freshPage: true });

test.skip(!nginxPath, 'skipped: nginx isn’t installed');

const PROFILE = {
  connections: "'self'",
  images: "'self' data: blob: https://uploads.example.test",
  styles: /^'self' 'nonce-[0-9a-f]{32}'$/,
  transport: null,
};

const REFUSAL = {
  what: 'a rejected request',
  path: () => '/v1/accounts/1/inboxes',
  status: 400,
  type: 'application/json',
  cache: 'no-store',
};

for (const kind of [...SERVED_PATH_CASES, REFUSAL]) {
  const { what } = kind;
  test(`the proxy sends the required headers with ${what}`, async ({ deployed }) => {
    const response = await expectHeaders(deployed, kind, PROFILE);
    expect(response.headers.get('server')).toBe('nginx');
  });
}

test('every response with the page has a new nonce, and its content security policy contains the same nonce', async ({
  deployed,
}) => {
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

test('over TLS the response headers require the browser to keep using TLS', async ({ deployed }) => {
  const response = await fetch(deployed, { headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

/**
 * Sends one request over a connection that the client would keep open. Resolves to the status and to whether the server
 * closes the connection.
 */
const exchange = (
  url: string,
  method: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number | undefined; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      url,
      { method, headers: { connection: 'keep-alive', ...headers } },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode, connection: response.headers.connection }),
        );
      },
    );
    outgoing.on('error', reject).end();
  });

test('the deployment check finds no problem in the deployed console', async ({ deployed }) => {
  expect(await checkDeployment(deployed)).toEqual([]);
});

for (const [what, site, mode, status] of [
  ['passes on a request from the console to a service path', 'same-origin', 'cors', 400],
  ['passes on a request to a service path without the headers, as tools send it', undefined, undefined, 400],
  ['rejects a request from another site to a service path', 'cross-site', 'no-cors', 403],
  ['rejects a request from another origin of the same site to a service path', 'same-site', 'cors', 403],
  ['rejects image requests from the console’s own pages to a service path', 'same-origin', 'no-cors', 403],
  ['rejects opening a service path as a page', 'none', 'navigate', 403],
] as const) {
  test(`the proxy ${what}`, async ({ deployed }) => {
    const headers = { ...(site && { 'sec-fetch-site': site }), ...(mode && { 'sec-fetch-mode': mode }) };
    const response = await exchange(`${deployed}/v1/accounts/1/inboxes`, 'GET', headers);
    expect(response.status).toBe(status);
    // Only service paths are restricted. The address of a screen can be opened from anywhere.
    expect((await exchange(`${deployed}/acme/inboxes`, 'GET', headers)).status).toBe(200);
  });
}

test('verify-deployment finds no difference between the deployed console and its build', async ({
  deployed,
}) => {
  expect(await verifyDeployment(deployed, createManifest('dist', null))).toEqual([]);
});

test('the proxy rejects TRACE requests', async ({ deployed }) => {
  expect((await exchange(deployed, 'TRACE')).status).toBe(405);
});

test('the proxy closes the connection only after a request to the address that sends campaigns', async ({
  deployed,
}) => {
  expect((await exchange(`${deployed}/v1/accounts/1/campaigns`, 'POST')).connection).toBe('close');
  expect((await exchange(`${deployed}/v1/accounts/1/campaigns/preview`, 'POST')).connection).toBe(
    'keep-alive',
  );
});

test("the proxy passes the services' responses on, including rate limits and error responses", async ({
  deployed,
}) => {
  for (const path of ['/v1/accounts/1/inboxes', '/v1/tenants/acme/assistants']) {
    const response = await fetch(deployed + path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('ratelimit-limit')).toMatch(/^\d+$/);
    expect(await response.json()).toHaveProperty('error');
  }
});

test('the console starts under the content security policy', async ({ deployed, context }) => {
  const page = await context.newPage();
  const problems: string[] = [];
  watchPage(page, deployed, problems);
  await page.goto(`${deployed}/sign-in`);
  await expect(page.locator('#early')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  expect(problems).toEqual([]);
});

test('the proxy sends the configured URL for policy reports, and the console starts under that policy', async ({
  workerSandbox,
  context,
}) => {
  const REPORT_URL = 'https://reports.example.test/console';
  const server = await startNginx(nginxPath ?? '', 'dist', workerSandbox.url, { REPORT_URL });
  for (const path of ['/', '/assets/gone-1.js', '/v1/accounts/1/inboxes']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('reporting-endpoints')).toBe(`console="${REPORT_URL}"`);
    expect(parsePolicy(headers.get('content-security-policy') ?? '')).toMatchObject({
      'report-uri': REPORT_URL,
      'report-to': 'console',
    });
  }
  expect(await verifyDeployment(server.url, createManifest('dist', null), REPORT_URL)).toEqual([]);
  const page = await context.newPage();
  const problems: string[] = [];
  watchPage(page, server.url, problems);
  await page.goto(`${server.url}/sign-in`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  expect(problems).toEqual([]);
  await server.close();
});

test('after a deployment an open page still gets the files of its build, and a new page gets the new build', async ({
  workerSandbox,
}) => {
  const kept = mkdtempSync(join(tmpdir(), 'console-kept-'));
  const former = mkdtempSync(join(tmpdir(), 'console-former-'));
  cpSync('dist', former, { recursive: true });
  writeFileSync(join(former, 'assets/former-1.js'), 'export {};');
  const first = await startNginx(nginxPath ?? '', former, workerSandbox.url, { KEPT_ROOT: kept });
  await first.close();
  const second = await startNginx(nginxPath ?? '', 'dist', workerSandbox.url, { KEPT_ROOT: kept });
  const response = await expectHeaders(
    second.url,
    { path: () => '/assets/former-1.js', status: 200, type: 'text/javascript', cache: CACHE_CONTROL.asset },
    PROFILE,
  );
  expect(await response.text()).toBe('export {};');
  await second.close();
  for (const folder of [kept, former]) rmSync(folder, { recursive: true });
});
