// The month or week that the calendar shows. It is part of the URL.
import {
  addDays,
  addMonths,
  getFirstWeekday,
  getMonthKey,
  listWeek,
  listWeeks,
  parseDay,
  parseMonth,
} from '~/lib/time/calendar-month';
import { getDayKey } from '~/lib/time/day-key';
import type { CampaignsSearch } from '../list/campaigns-search';

export interface CalendarPeriod {
  readonly kind: 'month' | 'week';
  /** The first day of the month or the week. */
  readonly start: Date;
}

/** Returns the month or the week that contains a day. */
export function findPeriod(kind: CalendarPeriod['kind'], day: Date, language: string): CalendarPeriod {
  if (kind === 'month') return { kind, start: new Date(day.getFullYear(), day.getMonth(), 1) };
  return { kind, start: listWeek(day, getFirstWeekday(language))[0]?.date ?? day };
}

/** Returns the period given in the query string. If the query string has no period, returns the current month. */
export function readPeriod({ month, week }: CampaignsSearch, now: Date, language: string): CalendarPeriod {
  const day = parseDay(week);
  return day ? findPeriod('week', day, language) : findPeriod('month', parseMonth(month) ?? now, language);
}

/** Returns the query string of a period. The current month has no query string. */
export function toPeriodSearch({ kind, start }: CalendarPeriod, now = new Date()): CampaignsSearch {
  const month = getMonthKey(start);
  return {
    month: kind === 'month' && month !== getMonthKey(now) ? month : undefined,
    week: kind === 'week' ? getDayKey(start) : undefined,
  };
}

/** Returns the period that is `count` months or weeks later, or earlier if `count` is negative. */
export const movePeriod = ({ kind, start }: CalendarPeriod, count: number): CalendarPeriod => ({
  kind,
  start: kind === 'month' ? addMonths(start, count) : addDays(start, 7 * count),
});

/**
 * Returns the week or month to show after the user switches from a period. If the period contains today, returns the
 * week or month that contains today. Otherwise, returns the one that contains the start of the period.
 */
export function switchPeriod(
  { kind, start }: CalendarPeriod,
  next: CalendarPeriod['kind'],
  now: Date,
  language: string,
): CalendarPeriod {
  const isCurrent = findPeriod(kind, now, language).start.getTime() === start.getTime();
  return findPeriod(next, isCurrent ? now : start, language);
}

export function listPeriodWeeks({ kind, start }: CalendarPeriod, language: string) {
  const firstWeekday = getFirstWeekday(language);
  return kind === 'month' ? listWeeks(start, firstWeekday) : [listWeek(start, firstWeekday)];
}

/** Returns the title of a period, such as “November 2026” or “Nov 23 – 29, 2026”. */
export const getPeriodName = ({ kind, start }: CalendarPeriod, language: string): string =>
  kind === 'month'
    ? new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(start)
    : new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', year: 'numeric' }).formatRange(
        start,
        addDays(start, 6),
      );
