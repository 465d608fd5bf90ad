import { describe, expect, it } from 'vitest';
import { listAssistants } from '~/api/assistants';
import { createAvailabilityReason } from '~/api/availability-reasons';
import { createCannedResponse, listCannedResponses, updateCannedResponse } from '~/api/canned-responses';
import { listMessages } from '~/api/conversations';
import { createSmallClient } from './fixtures/small-client';
import { advanceExpiry } from './platform';
import { findTokenIdentity, getBearerToken } from './tokens';

const envelope = (code: string, message: unknown = expect.any(String)) => ({ error: { code, message } });

describe('the order of checks of a request', () => {
  it('a missing instance header is reported before any other problem, in an error body without an envelope', () => {
    const { ask } = createSmallClient();
    const response = ask(listCannedResponses, { as: null, headers: { 'chat-instance': '' } });
    expect(response).toEqual({ status: 400, body: { error: expect.any(String) } });
  });

  it('a 401 response has an error envelope only if the token is missing or is an access token', () => {
    const { ask, platform, tokenOf } = createSmallClient();
    expect(ask(listCannedResponses, { as: null })).toEqual({ status: 401, body: envelope('unauthorized') });
    const authorization = `Bearer ${tokenOf('admin')}`;
    const access = `Bearer ${platform.tokens[0]?.accessToken}`;
    expect(ask(listCannedResponses, { headers: { authorization: access } }).body).toEqual(
      envelope('unauthorized'),
    );
    expect(ask(listCannedResponses, { headers: { authorization: 'Bearer nonsense' } })).toEqual({
      status: 401,
      body: { error: expect.any(String) },
    });
    expect(ask(listCannedResponses, { headers: { authorization } }).status).toBe(200);
    advanceExpiry(platform, 3600);
    expect(ask(listCannedResponses, { headers: { authorization } })).toEqual({
      status: 401,
      body: { error: expect.any(String) },
    });
  });

  it("an identity unknown to the instance gets 401, and an identity that isn't a member of the account gets 404", () => {
    const { ask } = createSmallClient();
    expect(ask(listCannedResponses, { at: '2/1' })).toEqual({ status: 401, body: envelope('unauthorized') });
    const stranger = ask(listCannedResponses, { as: 'agent', at: '1/3' });
    expect(stranger).toEqual({
      status: 404,
      body: envelope('not_found', 'The resource could not be found.'),
    });
    expect(ask(listCannedResponses, { as: 'agent', at: '1/777' })).toEqual(stranger);
  });

  it('an identity that exists on both instances gets the data of the requested instance', () => {
    const { ask } = createSmallClient();
    expect(ask(listCannedResponses, { as: 'both', at: '1/1' }).body).toMatchObject({
      meta: { total_count: 3 },
    });
    expect(ask(listCannedResponses, { as: 'both', at: '2/1' }).body).toMatchObject({
      meta: { total_count: 0 },
    });
  });

  it("every request to a suspended account is rejected in the account's language", () => {
    const { ask } = createSmallClient();
    expect(ask(createCannedResponse, { at: '1/2', body: '{' })).toEqual({
      status: 403,
      body: envelope('forbidden', 'Esta cuenta está suspendida.'),
    });
  });

  it.each(['page[]=1', 'page[a]=1', 'page%5B%5D=1'])(
    'a request with the malformed query %s is rejected',
    (query) => {
      const { ask } = createSmallClient();
      expect(ask(listCannedResponses, { query })).toEqual({ status: 400, body: envelope('bad_request') });
    },
  );

  it('an invalid query is reported before a missing resource', () => {
    const { ask } = createSmallClient();
    const question = { params: { conversationId: 999 } };
    expect(ask(listMessages, { ...question, query: 'message_type=carrier_pigeon' }).status).toBe(400);
    expect(ask(listMessages, question).status).toBe(404);
  });

  it.each([
    ['invalid JSON', '{"canned_response":'],
    ['no body', ''],
    ['a missing wrapper', { short_code: 'a', content: 'b' }],
    ['a wrapper that is a list', { canned_response: [] }],
    ['a wrapper that is null', { canned_response: null }],
    ['a list', []],
  ])('a request body is rejected before the resource is checked: %s', (_, body) => {
    const { ask } = createSmallClient();
    const refused = { status: 400, body: envelope('bad_request') };
    expect(ask(createCannedResponse, { body })).toEqual(refused);
    expect(ask(updateCannedResponse, { body, params: { cannedResponseId: 999 } })).toEqual(refused);
  });

  it('an error response has a localized message and English details', () => {
    const { ask } = createSmallClient();
    expect(ask(createCannedResponse, { at: '1/3', body: { canned_response: {} } })).toEqual({
      status: 422,
      body: {
        error: {
          code: 'validation_failed',
          message: 'Alguns valores não foram aceitos.',
          details: [
            { field: 'short_code', code: 'blank', message: "short_code can't be blank" },
            { field: 'content', code: 'blank', message: "content can't be blank" },
          ],
        },
      },
    });
  });

  it("an agent can't call operations for administrators", () => {
    const { ask } = createSmallClient();
    const body = { availability_reason: { reason: 'Lunch' } };
    expect(ask(createAvailabilityReason, { as: 'agent', body })).toEqual({
      status: 403,
      body: envelope('forbidden'),
    });
    // The role is checked before the body.
    expect(ask(createAvailabilityReason, { as: 'agent', body: '{' }).status).toBe(403);
  });
});

describe('the assistant service', () => {
  it('the assistant service has its own error format, and returns 404 for tenants missing in the token', () => {
    const { ask } = createSmallClient();
    expect(ask(listAssistants, { as: null })).toEqual({ status: 401, body: { error: expect.any(String) } });
    expect(ask(listAssistants, { params: { tenant: 'other' } })).toEqual({
      status: 404,
      body: { error: expect.any(String) },
    });
  });
});

describe('bearer tokens', () => {
  it('getBearerToken accepts the Bearer scheme only', () => {
    expect(getBearerToken(new Headers({ authorization: 'Bearer abc' }))).toBe('abc');
    expect(getBearerToken(new Headers({ authorization: 'Basic abc' }))).toBeNull();
    expect(getBearerToken(new Headers())).toBeNull();
  });

  it('a sandbox token has the claims of one instance as readable UTF-8', () => {
    const { platform, tokenOf } = createSmallClient();
    const token = tokenOf('both');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toMatchObject({
      email: 'both@tiny.test',
      chat_instance: 1,
      accounts: [{ id: 1, role: 'administrator' }],
      tenants: ['tiny'],
    });
    expect(findTokenIdentity(platform, token, Date.now())).toMatchObject({ email: 'both@tiny.test' });
  });
});
