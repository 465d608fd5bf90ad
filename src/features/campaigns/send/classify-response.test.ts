import { describe, expect, it } from 'vitest';
import { ApiError, type ApiProblem } from '~/api/http/api-error';
import { parseErrorResponse } from '~/api/http/parse-error-response';
import { classifyResponse } from './classify-response';
import { REJECTION_DETAIL_CODES, sendOutcomeSchema } from './send-outcome';

/** Classifies an error response as the API client would throw it. */
const refused = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { problem, ...details } = parseErrorResponse(status, text, 2);
  return classifyResponse({
    ok: false,
    error: new ApiError(problem, { operation: 'campaigns.create', at: 0, status, ...details }),
  });
};
const failed = (problem: ApiProblem, status: number | null) =>
  classifyResponse({
    ok: false,
    error: new ApiError(problem, {
      operation: 'campaigns.create',
      at: 0,
      status,
      shape: 'none',
      code: null,
      serverMessage: null,
    }),
  });
const envelope = (code: string, details?: readonly object[]) => ({
  error: { code, message: 'Said.', details },
});
const detail = (code: string) => [{ field: 'message', code, message: 'why' }];
const HTML = '<html><h1>Bad gateway</h1></html>';

describe('outcome "sent"', () => {
  it.each([201, 200, 202])(
    `classifies a %i response with a readable campaign as "sent", and keeps the campaign's ID`,
    (status) => {
      expect(classifyResponse({ ok: true, status, id: 7, reachableCount: 3 })).toEqual({
        name: 'sent',
        id: 7,
        reachableCount: 3,
      });
    },
  );
  it('classifies a 201 response with nothing but an ID as "sent"', () => {
    const classified = classifyResponse({ ok: true, status: 201, id: 7, reachableCount: null });
    expect(sendOutcomeSchema.parse(classified)).toEqual({ name: 'sent', id: 7 });
  });
});

describe('outcome "sent without ID"', () => {
  it.each([null, 199, 300])(
    'classifies a response with a readable campaign but the status %s as "sent without ID"',
    (status) => {
      expect(classifyResponse({ ok: true, status, id: 7, reachableCount: 3 }).name).toBe('sent-without-id');
    },
  );
  it.each([200, 201, 202])(
    `classifies a %i response as "sent without ID" if its ID can't be stored exactly`,
    (status) => {
      expect(classifyResponse({ ok: true, status, id: 1e21, reachableCount: 3 }).name).toBe(
        'sent-without-id',
      );
    },
  );
  it('classifies a successful response with an unknown status as "sent without ID"', () => {
    expect(classifyResponse({ ok: true, status: null, id: 7, reachableCount: 3 }).name).toBe(
      'sent-without-id',
    );
  });
  it.each([200, 201])(
    'classifies a %i response as "sent without ID" if it is unreadable, truncated or never ends',
    (status) => {
      expect(failed({ kind: 'unexpected-answer', at: null }, status).name).toBe('sent-without-id');
      expect(failed({ kind: 'unreachable' }, status).name).toBe('sent-without-id');
      expect(failed({ kind: 'timed-out', limitSeconds: 20 }, status).name).toBe('sent-without-id');
    },
  );
});

describe('outcome "refused"', () => {
  it.each(REJECTION_DETAIL_CODES)('classifies a 422 response with the detail code %s as rejected', (code) => {
    expect(refused(422, envelope('validation_failed', detail(code)))).toMatchObject({
      name: 'refused',
      refusal: { reason: 'invalid', details: [{ code }] },
      serverMessage: 'Said.',
    });
  });
  it.each([
    [409, envelope('conflict', [{ field: 'confirm_recipients', code: 'mismatch', message: '' }]), 'mismatch'],
    [400, envelope('bad_request'), 'bad-request'],
    [400, { error: 'The header is missing' }, 'bad-request'],
    [401, envelope('unauthorized'), 'unauthenticated'],
    [401, { error: 'Token expired' }, 'unauthenticated'],
    [401, { error: 'Unauthorized' }, 'unauthenticated'],
    [403, envelope('forbidden'), 'forbidden'],
    [404, envelope('not_found'), 'not-found'],
    [429, { message: 'Too many requests' }, 'rate-limited'],
  ])('classifies a %i response as rejected if the contract defines its body', (status, body, reason) => {
    expect(refused(status, body)).toMatchObject({ name: 'refused', refusal: { reason } });
  });
  it.each<ApiProblem>([
    { kind: 'unauthenticated', sent: false },
    { kind: 'rate-limited', sent: false, waitSeconds: 3 },
    { kind: 'switched-off' },
    { kind: 'not-found' },
  ])('classifies a request as rejected if the API client did not send it: $kind', (problem) => {
    expect(failed(problem, null)).toMatchObject({ name: 'refused', refusal: { reason: 'not-sent' } });
  });
});

describe('outcome "unknown"', () => {
  const everyStatus = [
    300, 301, 302, 307, 308, 400, 401, 403, 404, 405, 408, 409, 410, 413, 421, 422, 425, 429,
  ];
  const failures = [500, 501, 502, 503, 504, 520, 599];
  it.each([...everyStatus, ...failures])(
    'classifies a %i response with an HTML page as "unknown"',
    (status) => {
      expect(refused(status, HTML).name).toBe('unknown');
    },
  );
  it.each([...everyStatus, ...failures])('classifies a %i response without a body as "unknown"', (status) => {
    expect(refused(status, '').name).toBe('unknown');
  });
  it.each(failures)('classifies a %i response with an error envelope as "unknown"', (status) => {
    expect(refused(status, envelope('internal_error')).name).toBe('unknown');
    expect(refused(status, envelope('validation_failed', detail('invalid'))).name).toBe('unknown');
  });
  it.each([
    ['a status that the contract does not know, in the envelope', 408, envelope('bad_request')],
    ['421 in the envelope', 421, envelope('unauthorized')],
    ['425 in the envelope', 425, envelope('conflict')],
    ['412', 412, envelope('conflict')],
    ['a 409 without the mismatch', 409, envelope('conflict')],
    ['a 409 of another code', 409, envelope('internal_error', detail('mismatch'))],
    ['a 422 without details', 422, envelope('validation_failed')],
    ['a 422 with unknown details', 422, envelope('validation_failed', detail('partly_sent'))],
    ['a 422 of another code', 422, envelope('internal_error', detail('invalid'))],
    ['a 422 with a bare body', 422, { error: 'no' }],
    ['a 400 of another code', 400, envelope('internal_error')],
    ['a 400 with a name and a message', 400, { error: 'Boom', message: 'half sent' }],
    ['a 401 of another code', 401, envelope('internal_error')],
    ['a 401 with a name and a message', 401, { error: 'NotAuthorizedException', message: 'x' }],
    ['a bare 403', 403, { error: 'no way' }],
    ['a 403 of another code', 403, envelope('not_found')],
    ['a bare 404', 404, { error: 'no such thing' }],
    ['a 404 of another code', 404, envelope('forbidden')],
    ['an enveloped 429', 429, envelope('bad_request')],
  ])('classifies %s as "unknown"', (_name, status, body) => {
    expect(refused(status, body)).toMatchObject({ name: 'unknown', cause: 'unclear-answer', status });
  });
  it('classifies a missing response and a timeout as "unknown"', () => {
    expect(failed({ kind: 'unreachable' }, null)).toMatchObject({ name: 'unknown', cause: 'no-answer' });
    expect(failed({ kind: 'timed-out', limitSeconds: 20 }, null)).toMatchObject({
      name: 'unknown',
      cause: 'timed-out',
    });
  });
  it('classifies an authentication or rate-limit error as "unknown" if the request had left the browser', () => {
    expect(failed({ kind: 'unauthenticated', sent: true }, null).name).toBe('unknown');
    expect(failed({ kind: 'rate-limited', sent: true, waitSeconds: 1 }, null).name).toBe('unknown');
  });
  it.each([new TypeError('Failed to fetch'), new DOMException('', 'AbortError'), 'anything', undefined])(
    `classifies a thrown value that isn't an API error as "unknown"`,
    (error) => {
      expect(classifyResponse({ ok: false, error })).toMatchObject({ name: 'unknown', cause: 'interrupted' });
    },
  );
});
