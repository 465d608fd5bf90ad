import { expect, it } from 'vitest';
import { firstDayOf, rangeOf } from './updated-ranges';

const NOON = new Date(2026, 2, 5, 12).getTime();

it.each([
  ['today', '2026-03-05'],
  ['week', '2026-02-27'],
  ['month', '2026-02-04'],
] as const)('%s begins on %s, and is known by it', (range, day) => {
  expect(firstDayOf(range, NOON)).toBe(day);
  expect(rangeOf(day, undefined, NOON)).toBe(range);
});

it('begins by the clock of the person, however late it is', () => {
  expect(firstDayOf('today', new Date(2026, 2, 5, 23, 59).getTime())).toBe('2026-03-05');
  expect(firstDayOf('today', new Date(2026, 2, 5, 0, 1).getTime())).toBe('2026-03-05');
});

it('is none with an end, or from another day', () => {
  expect(rangeOf('2026-03-05', '2026-03-05', NOON)).toBeNull();
  expect(rangeOf('2026-03-04', undefined, NOON)).toBeNull();
  expect(rangeOf(undefined, undefined, NOON)).toBeNull();
});
