import { expect, it } from 'vitest';
import { getDayKey } from './day-key';

it('getDayKey returns the date in the browser’s time zone, at the start and the end of the day', () => {
  expect(getDayKey(new Date(2026, 0, 9, 0, 0))).toBe('2026-01-09');
  expect(getDayKey(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});
