import { describe, expect, it } from 'vitest';
import {
  createCannedResponse,
  deleteCannedResponse,
  listCannedResponses,
  updateCannedResponse,
} from '~/api/canned-responses';
import { createSmallClient } from '../fixtures/small-client';

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
    // Sorted by relevance: codes that start with the term, codes that contain it, then contents that contain it.
    ['search=HELLO', ['hello', 'say_hello', 'bye']],
    ['search=hello&sort=unknown', ['hello', 'say_hello', 'bye']],
    ['search=hello&sort=short_code_asc', ['bye', 'hello', 'say_hello']],
    ['search=%25', ['hello']],
    ['search=_', ['say_hello']],
  ])('the query "%s" sorts and filters the list of canned responses', (query, codes) => {
    expect(codesOf(createSmallClient().ask(listCannedResponses, { query }).body)).toEqual(codes);
  });

  it.each([
    ['', { current_page: 1, per_page: 25 }],
    ['page=0&per_page=0', { current_page: 1, per_page: 25 }],
    ['page=-3&per_page=-3', { current_page: 1, per_page: 25 }],
    ['page=two&per_page=many', { current_page: 1, per_page: 25 }],
    ['page=2&per_page=2', { current_page: 2, per_page: 2, total_pages: 2, total_count: 3 }],
    ['per_page=500', { current_page: 1, per_page: 100 }],
  ])('the query "%s" selects the page of the list of canned responses', (query, meta) => {
    expect(createSmallClient().ask(listCannedResponses, { query }).body).toMatchObject({ meta });
  });
});

describe('creating a canned response', () => {
  const create = (canned_response: unknown) =>
    createSmallClient().ask(createCannedResponse, { body: { canned_response } });

  it('creating a canned response returns 201 and the unwrapped record, with equal timestamps', () => {
    const { ask } = createSmallClient();
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

  it('a short code that is in use is rejected, and all problems of a canned response are reported together', () => {
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

  it('updating a canned response changes only updated_at and the fields that were sent', () => {
    const { ask } = createSmallClient();
    const { status, body } = ask(updateCannedResponse, {
      params,
      body: { canned_response: { content: 'New' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ short_code: 'bye', content: 'New', created_at: '2025-01-01T10:00:00.000Z' });
    expect((body as { updated_at: string }).updated_at > '2025-01-01T10:00:00.000Z').toBe(true);
  });

  it("a canned response can keep its own short code, but can't get the short code of another response", () => {
    const { ask } = createSmallClient();
    const rename = (short_code: string) =>
      ask(updateCannedResponse, { params, body: { canned_response: { short_code } } });
    expect(rename('bye').status).toBe(200);
    expect(rename('hello')).toMatchObject({ status: 422, body: details(['short_code', 'taken']) });
  });

  it('rejects an update of a canned response that contains no writable field', () => {
    const { ask } = createSmallClient();
    expect(ask(updateCannedResponse, { params, body: { canned_response: { id: 3 } } }).status).toBe(400);
  });

  it('deleting a canned response returns 204 the first time and 404 the second time', () => {
    const { ask } = createSmallClient();
    expect(ask(deleteCannedResponse, { params })).toEqual({ status: 204, body: undefined });
    expect(ask(deleteCannedResponse, { params }).status).toBe(404);
  });
});
