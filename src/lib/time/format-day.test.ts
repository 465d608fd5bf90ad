import { describe, expect, it } from 'vitest';
import { formatDay, isSameDay } from './format-day';

const NOW = new Date(2026, 10, 22, 9, 0).getTime();

describe('formatDay', () => {
  it.each([
    [new Date(2026, 10, 22, 23, 59), 'en', 'Today'],
    [new Date(2026, 10, 21, 0, 1), 'en', 'Yesterday'],
    [new Date(2026, 10, 21, 12, 0), 'es', 'Ayer'],
    [new Date(2026, 10, 19, 12, 0), 'en', 'Thursday, November 19'],
    [new Date(2025, 10, 19, 12, 0), 'en', 'Wednesday, November 19, 2025'],
  ])('the heading for %s in %s is %s', (moment, language, word) => {
    expect(formatDay(moment, NOW, language)).toBe(word);
  });

  it('isSameDay returns true only for times on one calendar day', () => {
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
    expect(isSameDay(at(21, 0), at(21, 23))).toBe(true);
    expect(isSameDay(at(21, 23), at(22, 0))).toBe(false);
  });
});
