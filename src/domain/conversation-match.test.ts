import { expect, it } from 'vitest';
import { getMatchDisplayId } from './conversation-match';

it.each([
  ['in the response', { id: 7, matched_by: 'ticket_id' }, 'HD-7', 7],
  ['that was searched for', { matched_by: 'display_id' }, '1042', 1042],
  ['or null when another kind of identifier matched', { matched_by: 'uuid' }, '1042', null],
  ['or null when the search is no number', { matched_by: 'display_id' }, ' 1042', null],
])('getMatchDisplayId returns the number %s', (_, match, asked, expected) => {
  expect(getMatchDisplayId(match, asked)).toBe(expected);
});
