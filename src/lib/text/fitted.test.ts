import { expect, it } from 'vitest';
import { fitted } from './fitted';

const HEIGHTS = { row: 10, heading: 5 };

it.each([
  ['all of what there is', [2, 1], 1000, [2, 1]],
  ['in turns, so that each group has some', [9, 9], 80, [4, 3]],
  ['the first groups only, where there is no place for all', [9, 9, 9], 32, [1, 1, 0]],
  ['nothing of nothing', [0, 3], 25, [0, 2]],
  ['nothing where there is no place', [3], 10, [0]],
])('fits %s', (_, counts, place, rows) => {
  expect(fitted(counts, { place, ...HEIGHTS })).toEqual(rows);
});
