import { expect, it } from 'vitest';
import { listPeriodWeeks, movePeriod, readPeriod, switchPeriod, toPeriodSearch } from './calendar-period';

const NOW = new Date(2026, 10, 18, 12);
const search = (period: Parameters<typeof toPeriodSearch>[0]) => toPeriodSearch(period, NOW);

it.each([
  [{}, { month: undefined, week: undefined }],
  [{ month: '2026-10' }, { month: '2026-10', week: undefined }],
  [{ month: '2026-11' }, { month: undefined, week: undefined }],
  [{ week: '2026-11-18' }, { month: undefined, week: '2026-11-15' }],
  [
    { month: '2026-10', week: '2026-12-31' },
    { month: undefined, week: '2026-12-27' },
  ],
  [{ week: '2026-02-30' }, { month: undefined, week: undefined }],
  [{ week: '2026-11' }, { month: undefined, week: undefined }],
])('the calendar reads the month or week from the query %j', (given, expected) =>
  expect(search(readPeriod(given, NOW, 'en-US'))).toEqual(expected),
);

it('a calendar week starts on the day that is usual for the language', () => {
  const week = readPeriod({ week: '2026-11-01' }, NOW, 'es-ES');
  const keys = listPeriodWeeks(week, 'es-ES').map((days) => days.map(({ key }) => key));
  expect(keys).toEqual([
    ['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'],
  ]);
  expect(search(movePeriod(week, 1)).week).toBe('2026-11-02');
});

it('switching between month and week shows today if the period contains it, otherwise the start of the period', () => {
  const from = (given: object, kind: 'month' | 'week') =>
    search(switchPeriod(readPeriod(given, NOW, 'en-US'), kind, NOW, 'en-US'));
  expect(from({}, 'week').week).toBe('2026-11-15');
  expect(from({ month: '2026-09' }, 'week').week).toBe('2026-08-30');
  expect(from({ week: '2026-11-18' }, 'month').month).toBeUndefined();
  expect(from({ week: '2026-09-09' }, 'month').month).toBe('2026-09');
});
