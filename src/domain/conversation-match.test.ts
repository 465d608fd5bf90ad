import { expect, it } from 'vitest';
import { getMatchNumber } from './conversation-match';

it.each([
  ['of the answer', { id: 7, matched_by: 'ticket_id' }, 'HD-7', 7],
  ['that was asked for', { matched_by: 'display_id' }, '1042', 1042],
  ['unknown where another identifier matched', { matched_by: 'uuid' }, '1042', null],
  ['unknown where what was asked for is none', { matched_by: 'display_id' }, ' 1042', null],
])('the number of a match is the one %s', (_, match, asked, expected) => {
  expect(getMatchNumber(match, asked)).toBe(expected);
});
