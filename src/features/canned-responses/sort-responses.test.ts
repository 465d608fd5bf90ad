import { expect, it } from 'vitest';
import { sortResponses } from './sort-responses';

const response = (short_code: string, content = '', day = 1) => ({
  id: day,
  short_code,
  content,
  created_at: `2026-11-0${day}T00:00:00.000Z`,
  updated_at: '2026-11-09T00:00:00.000Z',
});
const codes = (...[responses, search]: Parameters<typeof sortResponses>) =>
  sortResponses(responses, search).map(({ short_code }) => short_code);

const RESPONSES = [
  response('late/refund', '', 2),
  response('refund', '', 3),
  response('apology', 'A refund is on its way.', 1),
  response('hello', '', 4),
];

it('sorts canned responses by short code if there is no search term', () => {
  expect(codes(RESPONSES, {})).toEqual(['apology', 'hello', 'late/refund', 'refund']);
});

it('sorts canned responses that match a search term by relevance, as the platform does', () => {
  expect(codes(RESPONSES, { search: 'REFUND' })).toEqual(['refund', 'late/refund', 'apology']);
});

it('sorts canned responses that match a search term in the selected order instead of by relevance', () => {
  expect(codes(RESPONSES, { search: 'refund', sort: 'newest' })).toEqual([
    'refund',
    'late/refund',
    'apology',
  ]);
  expect(codes(RESPONSES, { search: 'refund', sort: 'oldest' })).toEqual([
    'apology',
    'late/refund',
    'refund',
  ]);
});
