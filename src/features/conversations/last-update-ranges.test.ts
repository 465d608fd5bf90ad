import { expect, it } from 'vitest';
import { findLastUpdateRange, getFirstDay } from './last-update-ranges';

const NOON = new Date(2026, 2, 5, 12).getTime();

it.each([
  ['today', '2026-03-05'],
  ['week', '2026-02-27'],
  ['month', '2026-02-04'],
] as const)('the preset date range "%s" starts on %s and is recognized by this start', (range, day) => {
  expect(getFirstDay(range, NOON)).toBe(day);
  expect(findLastUpdateRange(day, undefined, NOON)).toBe(range);
});

it('a preset date range starts at local midnight, regardless of the current time', () => {
  expect(getFirstDay('today', new Date(2026, 2, 5, 23, 59).getTime())).toBe('2026-03-05');
  expect(getFirstDay('today', new Date(2026, 2, 5, 0, 1).getTime())).toBe('2026-03-05');
});

it('a date range matches no preset if it has an end date, no start, or a start that differs from the preset’s', () => {
  expect(findLastUpdateRange('2026-03-05', '2026-03-05', NOON)).toBeNull();
  expect(findLastUpdateRange('2026-03-04', undefined, NOON)).toBeNull();
  expect(findLastUpdateRange(undefined, undefined, NOON)).toBeNull();
});
