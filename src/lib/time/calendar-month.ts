// Months as a calendar shows them, by the clock of this browser.
import * as z from 'zod/mini';

export interface CalendarDay {
  /** `2026-11-05` */
  readonly key: string;
  /** Its first moment. */
  readonly date: Date;
  /** The day belongs to the month before or after. */
  readonly isOther: boolean;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** A month as an address has it, such as `2026-11`. */
export const getMonthText = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}`;

/** The key of a moment's day, to find it among the days of a month. */
export const getDayKey = (date: Date): string => `${getMonthText(date)}-${pad(date.getDate())}`;

/** Returns the first day of a month, or null if the text names none. */
export function parseMonth(text: string | undefined): Date | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year === undefined || month === undefined ? null : new Date(Number(year), Number(month) - 1, 1);
}

/** Adds days to the start of a day. A day on which the clocks change counts as one. */
export const addDays = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

export const addMonths = (first: Date, count: number): Date =>
  new Date(first.getFullYear(), first.getMonth() + count, 1);

/** Counts the days from one moment's day to another's. */
export function countDays(from: Date, to: Date): number {
  const atNoon = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12);
  return (atNoon(to) - atNoon(from)) / 86_400_000;
}

const weekInfo = z.object({ firstDay: z.int().check(z.minimum(1), z.maximum(7)) });

/** Returns the weekday on which weeks begin, from 0 for Sunday. Browsers that don't know it get the language's usual one. */
export function getFirstWeekday(language: string): number {
  const locale = new Intl.Locale(language);
  const read: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown = typeof read === 'function' ? read.call(locale) : Reflect.get(locale, 'weekInfo');
  const known = weekInfo.safeParse(info).data;
  if (known) return known.firstDay % 7;
  return locale.language === 'es' ? 1 : 0;
}

/** Returns the whole weeks that hold a month. */
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
