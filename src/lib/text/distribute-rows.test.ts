import { expect, it } from 'vitest';
import { distributeRows } from './distribute-rows';

const HEIGHTS = { row: 10, heading: 5 };

it.each([
  ['all rows when there is enough space', [2, 1], 1000, [2, 1]],
  ['rows by turns, so that each group gets some', [9, 9], 80, [4, 3]],
  ['only the first groups when the space is too small for all', [9, 9, 9], 32, [1, 1, 0]],
  ['no heading for an empty group', [0, 3], 25, [0, 2]],
  ['nothing when a heading and a row don’t fit', [3], 10, [0]],
])('distributeRows returns %s', (_, counts, place, rows) => {
  expect(distributeRows(counts, { place, ...HEIGHTS })).toEqual(rows);
});
