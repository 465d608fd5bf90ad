import { describe, expect, it } from 'vitest';
import { addMonths, countDays, getFirstWeekday, getMonthKey, listWeeks, parseMonth } from './calendar-month';

const NOVEMBER = new Date(2026, 10, 1);

describe('listWeeks', () => {
  it('listWeeks starts on the first day of November 2026 when weeks start on Sunday', () => {
    const weeks = listWeeks(NOVEMBER, 0);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]?.key).toBe('2026-11-01');
    expect(weeks[4]?.map(({ key }) => key).at(-1)).toBe('2026-12-05');
    expect(weeks[4]?.map(({ isOther }) => isOther)).toEqual([false, false, true, true, true, true, true]);
  });

  it('listWeeks starts with days of October for November 2026 when weeks start on Monday', () => {
    const weeks = listWeeks(NOVEMBER, 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map(({ key }) => key.slice(5))).toEqual([
      '10-26',
      '10-27',
      '10-28',
      '10-29',
      '10-30',
      '10-31',
      '11-01',
    ]);
  });

  it('listWeeks returns four weeks for February 2026', () => {
    expect(listWeeks(new Date(2026, 1, 1), 0)).toHaveLength(4);
  });
});

describe('getMonthKey and parseMonth', () => {
  it.each([undefined, '', '2026', '2026-13', '2026-00', '26-11', '2026-11-01', 'x'])(
    'parseMonth returns null for %s',
    (text) => {
      expect(parseMonth(text)).toBeNull();
    },
  );

  it('parseMonth returns the month that getMonthKey wrote', () => {
    expect(parseMonth(getMonthKey(NOVEMBER))).toEqual(NOVEMBER);
  });

  it('addMonths continues in the next year after December and in the previous year before January', () => {
    expect(getMonthKey(addMonths(NOVEMBER, 2))).toBe('2027-01');
    expect(getMonthKey(addMonths(NOVEMBER, -11))).toBe('2025-12');
  });
});

it('countDays counts calendar days, not periods of 24 hours', () => {
  expect(countDays(new Date(2026, 10, 27, 23, 59), new Date(2026, 10, 28, 0, 1))).toBe(1);
  expect(countDays(new Date(2026, 2, 1), new Date(2026, 3, 1))).toBe(31);
});

it('getFirstWeekday returns Sunday for the United States and Brazil and Monday for Spain', () => {
  expect(['en-US', 'pt-BR', 'es-ES', 'en-GB'].map(getFirstWeekday)).toEqual([0, 0, 1, 1]);
});
