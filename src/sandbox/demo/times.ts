// The fixed base time that all demo times are relative to. The demo data never reads the clock.

/** Milliseconds since the epoch. */
export const BASE_TIME_MS = Date.parse('2026-11-02T09:00:00.000Z');
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Formats a time as the API does. */
export const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();

export const getTimeBeforeBase = (days: number, minutes = 0) =>
  toIso(BASE_TIME_MS - days * DAY_MS - minutes * MINUTE_MS);

/** Returns `created_at` and `updated_at` of a record, which are equal if it was never edited. */
export const createTimestamps = (createdDaysAgo: number, editedDaysAgo: number | null = null) => ({
  created_at: getTimeBeforeBase(createdDaysAgo, 17),
  updated_at:
    editedDaysAgo === null ? getTimeBeforeBase(createdDaysAgo, 17) : getTimeBeforeBase(editedDaysAgo, 4),
});
