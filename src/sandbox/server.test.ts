import { Agent, request as nodeRequest } from 'node:http';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { CANNED_RESPONSES_PATH, createAuthHeaders, createSmallHttpClient } from './fixtures/small-http';
import { createSmallState } from './fixtures/small-state';
import { startSandboxServer } from './server';

const reported: string[] = [];
const server = await startSandboxServer({
  demo: createSmallState,
  report: (problem) => reported.push(problem),
});
const { hook, setUp, requests, raw } = createSmallHttpClient(server);

afterAll(() => server.close());
afterEach(() => {
  reported.length = 0;
  return hook('/sandbox/reset');
});

describe('the sandbox over HTTP', () => {
  it('every response of all three services has the request-limit headers, including error responses', async () => {
    const { get, create } = await setUp();
    const responses = [
      await get(),
      await create('bye'),
      await get('/v1/accounts/9/inboxes'),
      await get('/v1/nowhere'),
      await get('/v1/tenants/tiny/assistants'),
      await fetch(server.url + CANNED_RESPONSES_PATH),
      await fetch(`${server.url}/auth/v1/signin`, { method: 'POST', body: '{}' }),
    ];
    for (const { headers } of responses) {
      for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) {
        expect(headers.get(name)).toMatch(/^\d+$/);
      }
    }
  });

  it.each([
    ['an unknown path', 'GET', '/v1/nowhere'],
    ['an unknown method of a known path', 'DELETE', '/v1/accounts/1/inboxes/7'],
    ['an unknown version of the sign-in', 'POST', '/auth/v2/signin'],
  ])('the sandbox server reports %s', async (_, method, path) => {
    const response = await fetch(server.url + path, { method });
    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({ error: expect.stringContaining(`${method} ${path}`) });
    expect(reported).toEqual([expect.stringContaining(`${method} ${path}`)]);
    expect(await requests()).toMatchObject([{ operation: null, method, path, status: 501 }]);
  });

  it('requests beyond the limit get 429 without an error envelope, counted per person and per source', async () => {
    const own = await startSandboxServer({
      demo: createSmallState,
      rateLimit: { limit: 2, windowSeconds: 60 },
    });
    try {
      const ask = () => fetch(`${own.url}/v1/accounts/1/inboxes`, { headers: { 'chat-instance': '1' } });
      expect((await ask()).status).toBe(401);
      expect((await ask()).headers.get('ratelimit-remaining')).toBe('0');
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(await refused.json()).toEqual({ message: expect.any(String) });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const body = JSON.stringify({ limit: 50, window_s: 1 });
      await fetch(`${own.url}/sandbox/rate-limit`, { method: 'POST', body });
      expect((await ask()).headers.get('ratelimit-limit')).toBe('50');
    } finally {
      await own.close();
    }
  });

  it('an uploaded file is served at its file_url with its own content type', async () => {
    const { token } = await setUp();
    const form = new FormData();
    form.set('attachment', new File(['<svg/>'], 'a b.svg', { type: 'image/svg+xml' }));
    const sent = await fetch(`${server.url}/v1/accounts/1/uploads`, {
      method: 'POST',
      headers: createAuthHeaders(token),
      body: form,
    });
    expect(sent.status).toBe(201);
    const { file_url } = (await sent.json()) as { file_url: string };
    const file = await fetch(file_url);
    expect(file.headers.get('content-type')).toBe('image/svg+xml');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await file.text()).toBe('<svg/>');
  });

  it('a reset of the sandbox discards all data except issued tokens', async () => {
    const { create, get, has } = await setUp();
    await create('mine');
    await hook('/sandbox/reset');
    expect((await get()).status).toBe(200);
    expect(await has('mine')).toBe(false);
  });

  it('tokens expire when the clock is advanced', async () => {
    const { get } = await setUp();
    await hook('/sandbox/clock', { advance_s: 3599 });
    expect((await get()).status).toBe(200);
    await hook('/sandbox/clock', { advance_s: 1 });
    expect((await get()).status).toBe(401);
  });

  it('the request log contains the connection and the attempt number of each request', async () => {
    const { token } = await setUp();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const path = `${CANNED_RESPONSES_PATH}?page=2`;
    await raw(path, { headers: createAuthHeaders(token), agent });
    await raw(path, { headers: createAuthHeaders(token), agent });
    await raw(path, { headers: createAuthHeaders(token) });
    agent.destroy();
    const [first, second, third] = (await requests()).filter(({ query }) => query === 'page=2');
    expect(first).toMatchObject({
      operation: 'cannedResponses.list',
      method: 'GET',
      path: CANNED_RESPONSES_PATH,
      status: 200,
      attempt: 1,
    });
    expect(second).toMatchObject({ socket: first?.socket, attempt: 2 });
    expect(third?.socket).not.toBe(first?.socket);
    expect(third?.attempt).toBe(3);
  });
});

describe('access to the sandbox server', () => {
  it('foreign hosts and origins are rejected, and loopback pages on another port get CORS headers', async () => {
    expect((await raw(CANNED_RESPONSES_PATH, { headers: { host: 'evil.test' } })).status).toBe(421);
    expect((await raw(CANNED_RESPONSES_PATH, { headers: { host: '127.0.0.1.evil.test' } })).status).toBe(421);
    expect((await raw(CANNED_RESPONSES_PATH, { headers: { origin: 'https://evil.test' } })).status).toBe(403);
    expect((await raw(CANNED_RESPONSES_PATH, { headers: { origin: 'null' } })).status).toBe(403);
    const origin = 'http://localhost:5173';
    const { headers } = await raw(CANNED_RESPONSES_PATH, { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-expose-headers']).toContain('RateLimit-Remaining');
    expect((await raw(CANNED_RESPONSES_PATH, { method: 'OPTIONS', headers: { origin } })).status).toBe(204);
    expect((await raw(CANNED_RESPONSES_PATH)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('TRACE requests and bodies beyond the size limit are rejected', async () => {
    expect((await raw('/', { method: 'TRACE' })).status).toBe(405);
    const body = new Uint8Array(13 * 1024 * 1024);
    expect((await fetch(server.url + CANNED_RESPONSES_PATH, { method: 'POST', body })).status).toBe(413);
  });

  it('the server closes immediately even if connections are open', async () => {
    const own = await startSandboxServer({ demo: createSmallState });
    const agent = new Agent({ keepAlive: true });
    const { port } = new URL(own.url);
    await new Promise((resolve) =>
      nodeRequest({ port, host: '127.0.0.1', path: '/x', agent }, resolve).end(),
    );
    await own.close();
    agent.destroy();
    await expect(fetch(own.url)).rejects.toThrow();
  });
});
