import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { CANNED_RESPONSES_PATH, createAuthHeaders, createSmallHttpClient } from './fixtures/small-http';
import { createSmallState } from './fixtures/small-state';
import { startSandboxServer } from './server';

const server = await startSandboxServer({ demo: createSmallState });
const { hook, setUp, arm, requests } = createSmallHttpClient(server);

afterAll(() => server.close());
afterEach(() => hook('/sandbox/reset'));

describe('faults of the sandbox', () => {
  const operation = 'cannedResponses.create';

  it.each([
    ['cannedResponses.list', { error: { code: 'internal_error', message: expect.any(String) } }],
    ['auth.signIn', { error: 'InternalErrorException', message: expect.any(String) }],
    ['assistants.list', { error: expect.any(String) }],
  ])('the fault server_error returns an error in the format of the service: %s', async (id, body) => {
    const { get } = await setUp();
    await arm({ operation: id, kind: 'server_error' });
    const paths: Record<string, string> = {
      'cannedResponses.list': CANNED_RESPONSES_PATH,
      'assistants.list': '/v1/tenants/tiny/assistants',
    };
    const path = paths[id];
    const response =
      path === undefined
        ? await fetch(`${server.url}/auth/v1/signin`, { method: 'POST', body: '{}' })
        : await get(path);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(body);
  });

  it('a fault applies to the configured number of requests, and clearing removes all faults', async () => {
    const { get } = await setUp();
    await arm({ operation: '*', kind: 'status', status: 502, times: 2 });
    const statuses = [await get(), await get(), await get()].map(({ status }) => status);
    expect(statuses).toEqual([502, 502, 200]);
    await arm({ kind: 'server_error', times: 9 });
    await hook('/sandbox/faults', { clear: true });
    expect((await get()).status).toBe(200);
  });

  it('a status fault returns HTML, a rate_limited fault returns a waiting time, and a redirect fault leads to another origin', async () => {
    const { get } = await setUp();
    await arm({ kind: 'status', status: 502 });
    expect((await get()).headers.get('content-type')).toContain('text/html');
    await arm({ kind: 'rate_limited', retry_after_s: 7 });
    const limited = await get();
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('7');
    await arm({ kind: 'redirect' });
    const redirected = await get();
    expect(redirected.status).toBe(307);
    expect(redirected.headers.get('location')).not.toContain('127.0.0.1');
  });

  it.each([
    ['drop_before_write', false],
    ['network_drop', false],
    ['drop_after_write', true],
    ['half_headers', true],
  ] as const)('the fault %s closes the connection (request carried out: %s)', async (kind, carriedOut) => {
    const { create, has } = await setUp();
    await arm({ operation, kind });
    await expect(create('mine')).rejects.toThrow();
    expect(await has('mine')).toBe(carriedOut);
    const logged = (await requests()).filter((one) => one.operation === operation);
    expect(logged).toMatchObject([{ status: null, attempt: 1 }]);
  });

  it('the fault timeout_after_write performs the request and never responds', async () => {
    const { create, has } = await setUp();
    await arm({ operation, kind: 'timeout_after_write' });
    const left = new AbortController();
    const sent = create('mine', left.signal);
    await expect.poll(() => has('mine')).toBe(true);
    left.abort();
    await expect(sent).rejects.toThrow(/abort/i);
  });

  it('malformed and created_malformed return truncated JSON, and created_malformed saves the record', async () => {
    const { create, get, has } = await setUp();
    await arm({ kind: 'malformed' });
    const cut = await get();
    expect(cut.status).toBe(200);
    await expect(cut.json()).rejects.toThrow(SyntaxError);
    await arm({ operation, kind: 'created_malformed' });
    const created = await create('mine');
    expect(created.status).toBe(201);
    await expect(created.json()).rejects.toThrow(SyntaxError);
    expect(await has('mine')).toBe(true);
  });

  it('the fault no_body performs the request and returns 204', async () => {
    const { create, has } = await setUp();
    await arm({ operation, kind: 'no_body' });
    const created = await create('mine');
    expect([created.status, await created.text()]).toEqual([204, '']);
    expect(await has('mine')).toBe(true);
  });

  it('the fault expire_token makes the token of the request invalid', async () => {
    const { get } = await setUp();
    await arm({ kind: 'expire_token' });
    const refused = await get();
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ error: expect.any(String) });
    await hook('/sandbox/reset');
    expect((await get()).status).toBe(401);
  });

  it('the fault concurrent_edit changes the record before the request is carried out', async () => {
    const { token, get } = await setUp();
    await arm({ operation: 'cannedResponses.update', kind: 'concurrent_edit' });
    const updated = await fetch(`${server.url}${CANNED_RESPONSES_PATH}/41`, {
      method: 'PATCH',
      headers: createAuthHeaders(token),
      body: JSON.stringify({ canned_response: { short_code: 'farewell' } }),
    });
    expect(await updated.json()).toMatchObject({
      short_code: 'farewell',
      content: expect.stringContaining('someone'),
    });
    expect(JSON.stringify(await (await get()).json())).toContain('edited by someone else');
  });

  it('the fault new_fields adds fields to a response and its records, and missing_fields removes them', async () => {
    const { get } = await setUp();
    await arm({ kind: 'new_fields' });
    expect(await (await get()).json()).toMatchObject({
      sandbox_new_field: {},
      data: [{ sandbox_new_field: {} }, {}, {}],
    });
    await arm({ kind: 'missing_fields', fields: ['content'] });
    const { data } = (await (await get()).json()) as { data: object[] };
    expect(data.map((record) => 'content' in record)).toEqual([false, false, false]);
  });

  it('the fault latency delays the response', async () => {
    const { get } = await setUp();
    await arm({ kind: 'latency', delay_ms: 120 });
    const startedAt = performance.now();
    expect((await get()).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115);
  });

  it.each([{ kind: 'meteor' }, { kind: 'latency', operation: 'teams.abolish' }])(
    'an invalid fault is rejected with 400: %j',
    async (fault) => {
      const body = JSON.stringify(fault);
      expect((await fetch(`${server.url}/sandbox/faults`, { method: 'POST', body })).status).toBe(400);
    },
  );
});
