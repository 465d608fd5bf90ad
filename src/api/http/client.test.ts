import { describe, expect, it } from 'vitest';
import { confirmEdits } from '~/api/assistants';
import { answerChallenge, signIn } from '~/api/auth';
import { createCampaign, previewCampaign } from '~/api/campaigns';
import { createCannedResponse, listCannedResponses } from '~/api/canned-responses';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { getConversation, listConversations } from '~/api/conversations';
import { isApiError } from './api-error';
import { buildRequestUrl, callOperation } from './client';
import { connectCredentials } from './credentials-provider';
import {
  catchFailure,
  connectFakePlatform,
  fetchMock,
  onResponseMock,
  requestCannedResponseCreation,
  requestConversation,
  respondWith,
  TEST_CONVERSATION,
  TEST_SCOPE,
} from './fixtures/fake-platform';
import { getOperationAvailability } from './operation-availability';
import { serverClockOffsetMs } from './response-headers';

connectFakePlatform();

/** Configures operations to be moved or switched off. */
const override = (operations: object): void =>
  setConfiguration(
    configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '', operations }),
  );

describe('callOperation: the request', () => {
  it('puts the account of the scope into the path of a request, and the instance into a header', async () => {
    respondWith(200, TEST_CONVERSATION);
    await requestConversation();
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(url).toBe('https://api.example.test/v1/accounts/42/conversations/1042');
    expect(headers.get('chat-instance')).toBe('7');
    expect(headers.get('authorization')).toBe('Bearer token');
    expect(init).toMatchObject({ redirect: 'error', cache: 'no-store', credentials: 'same-origin' });
  });

  it('sends a sign-in request without a token or instance, and returns only the id_token of the response', async () => {
    respondWith(200, { id_token: 'a.b.c', access_token: 'secret', expires_in: 3600, token_type: 'Bearer' });
    const got = await callOperation(signIn, { body: { email: 'a@b.test', password: ' pass ' } });
    const headers = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
    expect(headers.has('authorization')).toBe(false);
    expect(headers.has('chat-instance')).toBe(false);
    expect(got).toEqual({ id_token: 'a.b.c', expires_in: 3600 });
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"email":"a@b.test","password":" pass "}');
  });

  it('sends a new password and a sign-in code exactly as the user typed them', async () => {
    const step = { session: 's', email: 'a@b.test' };
    for (const more of [
      { challenge: 'NEW_PASSWORD_REQUIRED', new_password: ' e\u0301 \t' },
      { challenge: 'SMS_MFA', code: '000042' },
    ] as const) {
      respondWith(200, { id_token: 'a.b.c', expires_in: 3600 });
      await callOperation(answerChallenge, { body: { ...step, ...more } });
      expect(JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body))).toEqual({ ...step, ...more });
    }
  });

  it('removes request body fields that the contract doesn’t allow clients to write', async () => {
    respondWith(201, { id: 1, short_code: 'hi', content: 'Hello', created_at: '', updated_at: '' });
    const body = { canned_response: { short_code: 'hi', content: 'Hello', account_id: 9 }, account_id: 9 };
    await callOperation(createCannedResponse, { scope: TEST_SCOPE, body });
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe(
      '{"canned_response":{"short_code":"hi","content":"Hello"}}',
    );
  });

  it('sends a campaign without browser credentials, so that it doesn’t share a connection with other requests', async () => {
    respondWith(201, { id: 1 });
    const body = { inbox_id: 1, message: 'Hello', audience: [], confirm_recipients: 1 };
    await callOperation(createCampaign, { scope: TEST_SCOPE, body });
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  it('sends requests without a referrer', async () => {
    respondWith(200, TEST_CONVERSATION);
    await requestConversation();
    expect(fetchMock.mock.calls[0]?.[1]?.referrerPolicy).toBe('no-referrer');
  });

  it('sends the If-Match header exactly as the caller passes it', async () => {
    respondWith(200, { id: 'x', updated_at: 'now', config: {} });
    await callOperation(confirmEdits, {
      scope: TEST_SCOPE,
      params: { id: 'a' },
      query: {},
      headers: { 'If-Match': '2026-01-01T00:00:00.000Z' },
      body: { confirmationId: 'c' },
    });
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('if-match')).toBe(
      '2026-01-01T00:00:00.000Z',
    );
  });

  it.each(['../2', '..', '.', '', 'a/b', 'a?b#c', '%2f', '\\evil', 'ü'])(
    'encodes the parameter %j so that it stays inside its path segment',
    (id) => {
      const path = (() => {
        try {
          return new URL(buildRequestUrl(confirmEdits, { scope: TEST_SCOPE, params: { id } })).pathname;
        } catch (error) {
          if (!isApiError(error, 'not-found')) throw error;
          return null;
        }
      })();
      if (path !== null) expect(path).toMatch(/^\/v1\/tenants\/acme\/assistants\/[^/]+\/confirm-edits$/);
    },
  );

  it('omits empty query parameters from the URL of a request', () => {
    const address = buildRequestUrl(listCannedResponses, {
      scope: TEST_SCOPE,
      query: { search: '', page: 2, sort: undefined },
    });
    expect(address).toMatch(/\/canned-responses\?page=2$/);
  });
});

describe('callOperation: a successful response', () => {
  it('returns unknown fields and unknown values of a response unchanged', async () => {
    respondWith(200, { ...TEST_CONVERSATION, status: 'parked', mood: 'blue' });
    expect(await requestConversation()).toMatchObject({ status: 'parked', mood: 'blue' });
  });

  it('sets the server clock from responses of the platform, but not from sign-in responses', async () => {
    serverClockOffsetMs.set(null);
    const date = (ms: number) => ({ date: new Date(Date.now() + ms).toUTCString() });
    respondWith(200, TEST_CONVERSATION, date(60_000));
    await requestConversation();
    const offset = serverClockOffsetMs.get();
    expect(offset).toBeGreaterThan(50_000);
    respondWith(200, { id_token: 'a.b.c', expires_in: 3600 }, date(-60_000));
    await callOperation(signIn, { body: { email: 'a@b.test', password: 'pass' } });
    expect(serverClockOffsetMs.get()).toBe(offset);
  });

  it('throws an error that names the invalid field of a response', async () => {
    const { inbox_id: _, ...rest } = TEST_CONVERSATION;
    respondWith(200, rest);
    expect((await catchFailure(requestConversation())).problem).toEqual({
      kind: 'unexpected-answer',
      at: 'inbox_id',
    });
    respondWith(200, {
      data: [TEST_CONVERSATION, { ...TEST_CONVERSATION, uuid: 3 }],
      meta: { total_count: 2, current_page: 1, per_page: 25, total_pages: 1 },
    });
    const error = await catchFailure(callOperation(listConversations, { scope: TEST_SCOPE, query: {} }));
    expect(error.problem).toEqual({ kind: 'unexpected-answer', at: 'data.1.uuid' });
  });

  it.each([
    ['truncated JSON', '{"id": 10'],
    ['an empty body', ''],
    ['an HTML page', '<html>'],
  ])('throws an unexpected-answer error for a response with %s', async (_name, body) => {
    respondWith(200, body);
    expect((await catchFailure(requestConversation())).kind).toBe('unexpected-answer');
  });
});

describe('callOperation: requests that are never sent', () => {
  it('sends no request without a token', async () => {
    connectCredentials({ bearer: () => null, onResponse: onResponseMock, isOwn: () => true });
    expect((await catchFailure(requestConversation())).problem).toEqual({
      kind: 'unauthenticated',
      sent: false,
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends only sign-in requests while a 429 response requires waiting', async () => {
    respondWith(429, { message: 'Slow down.' }, { 'Retry-After': '9' });
    await catchFailure(callOperation(signIn, { body: { email: 'a', password: 'b' } }));
    expect((await catchFailure(requestConversation())).problem).toEqual({
      kind: 'rate-limited',
      waitSeconds: 9,
      sent: true,
    });
    fetchMock.mockClear();
    expect((await catchFailure(requestConversation())).problem).toMatchObject({
      kind: 'rate-limited',
      sent: false,
    });
    expect(fetchMock).not.toHaveBeenCalled();
    respondWith(200, { id_token: 'a.b.c', expires_in: 3600 });
    await callOperation(signIn, { body: { email: 'a', password: 'b' } });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('sends no request if a path value turns a reconfigured path into the path that creates campaigns', async () => {
    override({ 'campaigns.preview': { method: 'POST', path: '/v1/accounts/{accountId}/{tenant}' } });
    const scope = { ...TEST_SCOPE, tenant: 'Campaigns' };
    const body = { inbox_id: 1, message: 'Hello', audience: [] };
    expect((await catchFailure(callOperation(previewCampaign, { scope, body }))).kind).toBe('switched-off');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('ignores a configured path for an operation whose path the contract specifies', async () => {
    override({ 'cannedResponses.create': { method: 'PATCH', path: '/v1/elsewhere' } });
    respondWith(201, { id: 1, short_code: 'hi', content: 'Hello', created_at: '', updated_at: '' });
    await requestCannedResponseCreation();
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect([init?.method, url]).toEqual(['POST', '/v1/accounts/42/canned-responses']);
  });

  it('sends no request for an operation that the configuration switches off', async () => {
    override({ 'conversations.list': null });
    expect(
      (await catchFailure(callOperation(listConversations, { scope: TEST_SCOPE, query: {} }))).kind,
    ).toBe('switched-off');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('callOperation: availability of assumed operations', () => {
  it('a 405 response marks an operation as missing only if the contract doesn’t specify the operation', async () => {
    respondWith(405, '');
    const { kind } = await catchFailure(callOperation(listConversations, { scope: TEST_SCOPE, query: {} }));
    expect(kind).toBe('switched-off');
    expect(getOperationAvailability(listConversations)).toBe('absent');
    await catchFailure(requestConversation());
    expect(getOperationAvailability(getConversation)).toBe('on');
  });
});

describe('callOperation: no response', () => {
  it('throws an unreachable error when the connection fails', async () => {
    fetchMock.mockRejectedValue(new TypeError('failed'));
    expect((await catchFailure(requestConversation())).kind).toBe('unreachable');
  });

  it('aborting the signal cancels a read request, but never a write request', async () => {
    const controller = new AbortController();
    controller.abort();
    fetchMock.mockImplementation((_url, init) =>
      init?.signal?.aborted
        ? Promise.reject(init.signal.reason)
        : Promise.resolve(new Response('{}', { status: 500 })),
    );
    const read = callOperation(getConversation, {
      scope: TEST_SCOPE,
      params: { conversationId: 1 },
      signal: controller.signal,
    });
    await expect(read).rejects.toHaveProperty('name', 'AbortError');
    const write = callOperation(createCannedResponse, {
      scope: TEST_SCOPE,
      body: { canned_response: { short_code: 'a', content: 'b' } },
      signal: controller.signal,
    });
    expect((await catchFailure(write)).kind).toBe('server');
  });
});
