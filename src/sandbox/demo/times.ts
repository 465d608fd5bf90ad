// The fixed base time that all demo times are relative to. The demo data never reads the clock.

/** Milliseconds since the epoch. */
export const BASE = Date.parse('2026-11-02T09:00:00.000Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Formats a time as the API does. */
export const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Returns the time this many days and minutes before the base time. */
export const getTimeAgo = (days: number, minutes = 0) => toIso(BASE - days * DAY - minutes * MINUTE);

/** Returns `created_at` and `updated_at` of a record, which are equal if it was never edited. */
export const createStamps = (createdDaysAgo: number, editedDaysAgo: number | null = null) => ({
  created_at: getTimeAgo(createdDaysAgo, 17),
  updated_at: editedDaysAgo === null ? getTimeAgo(createdDaysAgo, 17) : getTimeAgo(editedDaysAgo, 4),
});
