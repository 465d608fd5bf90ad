import { describe, expect, it } from 'vitest';
import { isOutcomeUnknown } from './api-error';
import {
  catchFailure,
  connectFakePlatform,
  onResponseMock,
  requestCannedResponseCreation,
  requestConversation,
  respondWith,
  TEST_SCOPE,
} from './fixtures/fake-platform';

connectFakePlatform();

const ENVELOPE = (code: string, details?: unknown) => ({
  error: { code, message: 'Said', ...(details ? { details } : {}) },
});
const DETAIL = { field: 'short_code', code: 'taken', message: 'is taken' };

/**
 * Error responses in every format of the contract and in other formats. Each has a name, the status and body, the
 * expected kind, format and code, and whether a write may have been carried out.
 */
const REFUSALS: readonly [string, number, unknown, string, string, string | null, boolean][] = [
  ['enveloped bad_request', 400, ENVELOPE('bad_request'), 'refused', 'envelope', 'bad_request', false],
  [
    'enveloped 400 with fields',
    400,
    ENVELOPE('bad_request', [DETAIL]),
    'invalid',
    'envelope',
    'bad_request',
    false,
  ],
  [
    'bare 400 without the instance header',
    400,
    { error: 'Missing chat-instance header.' },
    'refused',
    'bare',
    null,
    false,
  ],
  [
    'sign-in name and message',
    400,
    { error: 'CodeMismatchException', message: 'No.' },
    'refused',
    'named',
    'CodeMismatchException',
    false,
  ],
  [
    'enveloped unauthorized',
    401,
    ENVELOPE('unauthorized'),
    'unauthenticated',
    'envelope',
    'unauthorized',
    false,
  ],
  ['a bare 401', 401, { error: 'Invalid token.' }, 'unauthenticated', 'bare', null, false],
  [
    'sign-in 401',
    401,
    { error: 'NotAuthorizedException', message: 'No.' },
    'unauthenticated',
    'named',
    'NotAuthorizedException',
    false,
  ],
  ['a 401 of a proxy', 401, '<html>', 'unauthenticated', 'unknown', null, false],
  ['forbidden', 403, ENVELOPE('forbidden'), 'forbidden', 'envelope', 'forbidden', false],
  ['not_found', 404, ENVELOPE('not_found'), 'not-found', 'envelope', 'not_found', false],
  ['assistant bare', 404, { error: 'No such assistant.' }, 'not-found', 'bare', null, false],
  [
    'assistant name without a message',
    404,
    { error: 'PROPOSAL_NOT_FOUND' },
    'not-found',
    'named',
    'PROPOSAL_NOT_FOUND',
    false,
  ],
  ['a 413 of a proxy', 413, '<html>', 'too-large', 'unknown', null, false],
  ['a 413 without a body', 413, '', 'too-large', 'unknown', null, false],
  ['campaign mismatch', 409, ENVELOPE('conflict', [DETAIL]), 'conflict', 'envelope', 'conflict', false],
  [
    'draft required',
    409,
    { error: 'DRAFT_REQUIRED', message: 'No.', metadata: { draftAssistantId: 'd' } },
    'conflict',
    'named',
    'DRAFT_REQUIRED',
    false,
  ],
  [
    'stale',
    412,
    { error: 'STALE_PRECONDITION', message: 'No.' },
    'stale',
    'named',
    'STALE_PRECONDITION',
    false,
  ],
  [
    'validation_failed',
    422,
    ENVELOPE('validation_failed', [DETAIL]),
    'invalid',
    'envelope',
    'validation_failed',
    false,
  ],
  [
    '422 without details',
    422,
    ENVELOPE('validation_failed'),
    'invalid',
    'envelope',
    'validation_failed',
    false,
  ],
  ['rate limit', 429, { message: 'Slow down.' }, 'rate-limited', 'bare', null, false],
  ['internal_error', 500, ENVELOPE('internal_error'), 'server', 'envelope', 'internal_error', true],
  ['a proxy page', 502, '<html>Bad gateway</html>', 'server', 'unknown', null, true],
  ['a 404 of a proxy', 404, '<html>', 'unexpected-answer', 'unknown', null, true],
  ['an empty 404', 404, '', 'unexpected-answer', 'unknown', null, true],
  ['a truncated envelope', 422, '{"error":{"code":"val', 'unexpected-answer', 'unknown', null, true],
  [
    'a status outside of the contract',
    418,
    ENVELOPE('teapot'),
    'unexpected-answer',
    'envelope',
    'teapot',
    true,
  ],
  ['an empty 408', 408, '', 'unexpected-answer', 'unknown', null, true],
];

describe('the error of a rejected call', () => {
  it.each(REFUSALS)(
    'throws the expected error for %s, and reports whether the outcome is unknown',
    async (_name, status, body, kind, shape, code, mayHave) => {
      respondWith(status, body);
      const error = await catchFailure(requestCannedResponseCreation());
      expect(error.kind).toBe(kind);
      expect(error.context).toMatchObject({ status, shape, code, operation: 'cannedResponses.create' });
      expect(isOutcomeUnknown(error)).toBe(mayHave);
      if (error.problem.kind === 'unauthenticated') expect(error.problem.sent, 'it was sent').toBe(true);
    },
  );

  it('contains the invalid fields of a 422 response, or the draft ID of a DRAFT_REQUIRED response', async () => {
    respondWith(422, ENVELOPE('validation_failed', [DETAIL, 'odd']));
    expect((await catchFailure(requestCannedResponseCreation())).problem).toMatchObject({ kind: 'invalid' });
    respondWith(422, ENVELOPE('validation_failed', [DETAIL]));
    expect((await catchFailure(requestCannedResponseCreation())).problem).toEqual({
      kind: 'invalid',
      fields: [DETAIL],
    });
    for (const message of [{ message: 'No.' }, {}, { message: null }]) {
      respondWith(409, { error: 'DRAFT_REQUIRED', ...message, metadata: { draftAssistantId: 'd' } });
      const error = await catchFailure(requestCannedResponseCreation());
      expect(error.code).toBe('DRAFT_REQUIRED');
      expect(error.problem).toMatchObject({ kind: 'conflict', draftAssistantId: 'd' });
    }
  });

  it('passes the status of a 401 response to the session, together with the token', async () => {
    respondWith(401, { error: 'Invalid token.' });
    await catchFailure(requestConversation());
    expect(onResponseMock).toHaveBeenCalledWith('token', TEST_SCOPE, 401);
  });
});
