// The one moment that all demo times are counted back from: nothing here asks the clock.

/** Milliseconds since the epoch. */
export const BASE = Date.parse('2026-11-02T09:00:00.000Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment in the wire's form. */
export const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** So many days, and minutes, before the base. */
export const ago = (days: number, minutes = 0) => iso(BASE - days * DAY - minutes * MINUTE);

/** `created_at` and `updated_at` of a record: equal where it was never edited. */
export const stamps = (createdDaysAgo: number, editedDaysAgo: number | null = null) => ({
  created_at: ago(createdDaysAgo, 17),
  updated_at: editedDaysAgo === null ? ago(createdDaysAgo, 17) : ago(editedDaysAgo, 4),
});
