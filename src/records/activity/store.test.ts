import { expect, it } from 'vitest';
import { findExceedingKeys } from './store';

const entry = (key: string, at: number, size = 10) => ({ key, at, size });
const ENTRIES = [entry('newest', 40), entry('newer', 30), entry('old', 20), entry('oldest', 10)];

it.each([
  ['none within the limits', { since: 0, entries: 4, size: 40 }, []],
  ['entries that are too old', { since: 20, entries: 4, size: 40 }, ['oldest']],
  ['entries beyond the maximum count', { since: 0, entries: 2, size: 40 }, ['old', 'oldest']],
  ['entries beyond the maximum size', { since: 0, entries: 4, size: 35 }, ['oldest']],
])('selects the entries to remove from the activity store: %s', (_, limits, keys) =>
  expect(findExceedingKeys(ENTRIES, limits)).toEqual(keys),
);
