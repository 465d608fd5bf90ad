// Calculates the days of a calendar month or week in the browser's time zone.
import * as z from 'zod/mini';
import { getDayKey } from './day-key';

export interface CalendarDay {
  /** The date, such as `2026-11-05`. */
  readonly key: string;
  /** The start of the day in the browser's time zone. */
  readonly date: Date;
  /** True if the day belongs to the previous or the next month. */
  readonly isOther: boolean;
}

/** Returns the month as it appears in URLs, such as `2026-11`. */
export const getMonthKey = (date: Date): string => getDayKey(date).slice(0, -3);

/** Returns the first day of a month such as `2026-11`, or null for any other text. */
export function parseMonth(text: string | undefined): Date | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year === undefined || month === undefined ? null : new Date(Number(year), Number(month) - 1, 1);
}

/** Returns the start of a day such as `2026-11-05`, or null for any other text. */
export function parseDay(text: string | undefined): Date | null {
  const first = parseMonth(text?.slice(0, 7));
  const day = Number(/^\d{4}-\d{2}-(\d{2})$/.exec(text ?? '')?.[1]);
  const date = first && addDays(first, day - 1);
  // Excludes days that the month doesn't have.
  return date && getDayKey(date) === text ? date : null;
}

/** Adds days to the start of a day. A day with a clock change counts as one day, even though it isn't 24 hours long. */
export const addDays = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

export const addMonths = (first: Date, count: number): Date =>
  new Date(first.getFullYear(), first.getMonth() + count, 1);

/** Counts the calendar days between two dates, ignoring the time of day. */
export function countDays(from: Date, to: Date): number {
  const atNoon = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12);
  return (atNoon(to) - atNoon(from)) / 86_400_000;
}

const weekInfo = z.object({ firstDay: z.int().check(z.minimum(1), z.maximum(7)) });

/**
 * Returns the first day of the week in a region, where 0 is Sunday. If the browser's `Intl.Locale` has no week data,
 * returns the usual first day for the language.
 */
export function getFirstWeekday(language: string): number {
  const locale = new Intl.Locale(language);
  const read: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown = typeof read === 'function' ? read.call(locale) : Reflect.get(locale, 'weekInfo');
  const known = weekInfo.safeParse(info).data;
  if (known) return known.firstDay % 7;
  return locale.language === 'es' ? 1 : 0;
}

/** Returns the whole weeks that contain a month. */
export function listWeeks(first: Date, firstWeekday: number): readonly (readonly CalendarDay[])[] {
  const lead = (first.getDay() - firstWeekday + 7) % 7;
  const length = countDays(first, addMonths(first, 1));
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const date = addDays(first, week * 7 + day - lead);
      return { key: getDayKey(date), date, isOther: date.getMonth() !== first.getMonth() };
    }),
  );
}

/** Returns the week that contains a day. */
export function listWeek(day: Date, firstWeekday: number): readonly CalendarDay[] {
  const lead = (day.getDay() - firstWeekday + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(day, index - lead);
    return { key: getDayKey(date), date, isOther: false };
  });
}
