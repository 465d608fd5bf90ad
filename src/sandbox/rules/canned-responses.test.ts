import { describe, expect, it } from 'vitest';
import {
  createCannedResponse,
  deleteCannedResponse,
  listCannedResponses,
  updateCannedResponse,
} from '~/api/canned-responses';
import { smallClient } from '../fixtures/small-client';

const codesOf = (body: unknown) =>
  (body as { data: { short_code: string }[] }).data.map(({ short_code }) => short_code);
const details = (...pairs: readonly (readonly [string, string])[]) => ({
  error: {
    code: 'validation_failed',
    details: pairs.map(([field, code]) => expect.objectContaining({ field, code })),
  },
});

describe('listing canned responses', () => {
  it.each([
    ['', ['bye', 'hello', 'say_hello']],
    ['sort=short_code_desc', ['say_hello', 'hello', 'bye']],
    ['sort=newest', ['hello', 'say_hello', 'bye']],
    ['sort=oldest', ['bye', 'say_hello', 'hello']],
    ['sort=unknown', ['bye', 'hello', 'say_hello']],
    // By relevance: the code starts with the term, the code contains it, the content contains it.
    ['search=HELLO', ['hello', 'say_hello', 'bye']],
    ['search=hello&sort=unknown', ['hello', 'say_hello', 'bye']],
    ['search=hello&sort=short_code_asc', ['bye', 'hello', 'say_hello']],
    ['search=%25', ['hello']],
    ['search=_', ['say_hello']],
  ])('returns the right order for "%s"', (query, codes) => {
    expect(codesOf(smallClient().ask(listCannedResponses, { query }).body)).toEqual(codes);
  });

  it.each([
    ['', { current_page: 1, per_page: 25 }],
    ['page=0&per_page=0', { current_page: 1, per_page: 25 }],
    ['page=-3&per_page=-3', { current_page: 1, per_page: 25 }],
    ['page=two&per_page=many', { current_page: 1, per_page: 25 }],
    ['page=2&per_page=2', { current_page: 2, per_page: 2, total_pages: 2, total_count: 3 }],
    ['per_page=500', { current_page: 1, per_page: 100 }],
  ])('returns the right page for "%s"', (query, meta) => {
    expect(smallClient().ask(listCannedResponses, { query }).body).toMatchObject({ meta });
  });
});

describe('creating a canned response', () => {
  const create = (canned_response: unknown) =>
    smallClient().ask(createCannedResponse, { body: { canned_response } });

  it('answers 201 with the bare response, whose two times are equal', () => {
    const { ask } = smallClient();
    const now = Date.parse('2026-03-04T05:06:07.008Z');
    const { status, body } = ask(createCannedResponse, {
      as: 'agent',
      now,
      body: { canned_response: { short_code: 'new', content: 'Text' } },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      short_code: 'new',
      content: 'Text',
      created_at: '2026-03-04T05:06:07.008Z',
      updated_at: '2026-03-04T05:06:07.008Z',
    });
    expect(codesOf(ask(listCannedResponses).body)).toContain('new');
  });

  it('refuses a used short code, and reports all problems at once', () => {
    expect(create({ short_code: 'bye', content: 'Text' })).toMatchObject({
      status: 422,
      body: details(['short_code', 'taken']),
    });
    expect(create({ short_code: 'bye', content: ' ' })).toMatchObject({
      body: details(['content', 'blank'], ['short_code', 'taken']),
    });
    expect(create({ short_code: 5, content: 'Text' })).toMatchObject({
      body: details(['short_code', 'invalid']),
    });
  });
});

describe('updating and deleting a canned response', () => {
  const params = { cannedResponseId: 41 };

  it('changes the fields that were sent and updates updated_at', () => {
    const { ask } = smallClient();
    const { status, body } = ask(updateCannedResponse, {
      params,
      body: { canned_response: { content: 'New' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ short_code: 'bye', content: 'New', created_at: '2025-01-01T10:00:00.000Z' });
    expect((body as { updated_at: string }).updated_at > '2025-01-01T10:00:00.000Z').toBe(true);
  });

  it('accepts its own short code but refuses another’s', () => {
    const { ask } = smallClient();
    const rename = (short_code: string) =>
      ask(updateCannedResponse, { params, body: { canned_response: { short_code } } });
    expect(rename('bye').status).toBe(200);
    expect(rename('hello')).toMatchObject({ status: 422, body: details(['short_code', 'taken']) });
  });

  it('refuses an update without a writable field', () => {
    const { ask } = smallClient();
    expect(ask(updateCannedResponse, { params, body: { canned_response: { id: 3 } } }).status).toBe(400);
  });

  it('deletes with 204, then answers 404', () => {
    const { ask } = smallClient();
    expect(ask(deleteCannedResponse, { params })).toEqual({ status: 204, body: undefined });
    expect(ask(deleteCannedResponse, { params }).status).toBe(404);
  });
});
