import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CANNED_RESPONSES_PATH, createSmallHttpClient } from './fixtures/small-http';
import { createSmallState } from './fixtures/small-state';
import { startSandboxServer } from './server';

const dist = await mkdtemp(join(tmpdir(), 'sandbox-dist-'));
await mkdir(join(dist, 'assets'));
await writeFile(
  join(dist, 'index.html'),
  '<!doctype html><script>early()</script><style nonce="__CSP_NONCE__"></style>',
);
await writeFile(join(dist, 'assets', 'main-abc123.js'), 'export {};');
await writeFile(join(dist, 'assets', 'main-abc123.js.map'), '{}');
await writeFile(join(dist, '.env'), 'SECRET=1');
const server = await startSandboxServer({
  demo: createSmallState,
  dist,
  configuration: { operations: { 'labels.list': null } },
});
const { raw } = createSmallHttpClient(server);

afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

describe('a built console served by the sandbox', () => {
  const page = { accept: 'text/html' };
  const policy = async (path: string) => String((await raw(path)).headers['content-security-policy']);

  it('the policy of a page allows its one inline script by hash, and the policy of other responses allows no inline script', async () => {
    const hash = createHash('sha256').update('early()').digest('base64');
    expect(await policy('/')).toContain(`; script-src 'self' 'sha256-${hash}';`);
    expect(await policy('/config.json')).toContain("; script-src 'self';");
  });

  it('every address of the console returns the page, each time with a new nonce', async () => {
    const responses = await Promise.all(['/', '/acme/inboxes'].map((path) => raw(path, { headers: page })));
    const nonces = responses.map(({ status, headers, text }) => {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('assets are cached permanently, missing assets get 404, and the configuration is never cached', async () => {
    const asset = await raw('/assets/main-abc123.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const missing = await raw('/assets/main-old.js', { headers: page });
    expect(missing.status).toBe(404);
    expect(missing.headers['content-type']).toContain('text/plain');
    const configuration = await raw('/config.json');
    expect(configuration.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(configuration.text)).toMatchObject({
      mode: 'live',
      platformUrl: '',
      authUrl: '',
      assistantUrl: '',
      operations: { 'labels.list': null },
    });
  });

  it.each([
    '/.env',
    '/.git/config',
    '/assets/main-abc123.js.map',
    '/assets/',
    '/assets/..%2f.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc',
    '/%00',
    '/%E0%A4%A',
  ])('the sandbox never serves the path %s', async (path) => {
    const { status, text } = await raw(path, { headers: page });
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('SECRET');
  });

  it('every response has the security headers', async () => {
    for (const path of [
      '/',
      '/config.json',
      '/assets/main-abc123.js',
      '/assets/none.js',
      '/.env',
      CANNED_RESPONSES_PATH,
      '/sandbox/x',
    ]) {
      const { headers } = await raw(path);
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'.*frame-ancestors 'none'.*trusted-types default/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });
});
