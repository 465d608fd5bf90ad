// Converts a wall-clock time in a time zone to an instant. If a clock change makes the time ambiguous, returns both
// instants instead of guessing.
import { Temporal } from 'temporal-polyfill';

/** The minimum lead of a scheduled time in milliseconds, because the request takes time and clocks differ. */
export const SCHEDULE_MARGIN = 5 * 60_000;

/** The instants to which a wall-clock time can refer, in milliseconds since the epoch. */
export type WallClockInstants =
  | { readonly kind: 'once'; readonly at: number }
  /**
   * The clock change skips this time. The later instant uses the offset before the clock change, and the earlier
   * instant uses the offset after it.
   */
  | { readonly kind: 'never'; readonly earlier: number; readonly later: number }
  /** The clock change repeats this time. */
  | { readonly kind: 'twice'; readonly earlier: number; readonly later: number }
  | { readonly kind: 'unreadable' };

/**
 * Returns the instants of a wall-clock time in a time zone.
 * @param date such as `2026-03-08`
 * @param time such as `14:30`
 * @param zone IANA name of the time zone
 */
export function resolveWallClock(date: string, time: string, zone: string): WallClockInstants {
  try {
    const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
    const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
    const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
    if (earlier.epochMilliseconds === later.epochMilliseconds)
      return { kind: 'once', at: earlier.epochMilliseconds };
    return {
      kind: earlier.toPlainDateTime().equals(wall) ? 'twice' : 'never',
      earlier: earlier.epochMilliseconds,
      later: later.epochMilliseconds,
    };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Formats an instant as the timestamp of a request: ISO 8601, UTC, with milliseconds. */
export const toTimestamp = (at: number): string => new Date(at).toISOString();

/** Returns the date and time of an instant in a time zone, such as `2026-03-08` and `14:30`, for form inputs. */
export function toWallClockInputs(
  at: number,
  zone: string,
): { readonly date: string; readonly time: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/**
 * A scheduled time more than this many milliseconds ahead needs a confirmation, because the year may be a typing error.
 */
const TWO_YEARS = 731 * 86_400_000;

export type ScheduleVerdict = 'fine' | 'past' | 'too-soon' | 'far';

/**
 * Determines whether a campaign can be scheduled for an instant. Compares the instant with this computer's clock
 * (`now`) or the server's clock (`serverNow`, null if unknown), whichever is ahead. The platform rejects times that
 * aren't in the future.
 */
export function checkScheduledTime(at: number, now: number, serverNow: number | null): ScheduleVerdict {
  const latest = Math.max(now, serverNow ?? now);
  if (at <= latest) return 'past';
  if (at - latest < SCHEDULE_MARGIN) return 'too-soon';
  return at - latest > TWO_YEARS ? 'far' : 'fine';
}

/** Returns suggested times: two for tomorrow, and next Monday morning. */
export function listSuggestedTimes(
  now: number,
  zone: string,
): readonly { readonly date: string; readonly time: string }[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const tomorrow = today.add({ days: 1 }).toString();
  const monday = today.add({ days: 8 - today.dayOfWeek }).toString();
  return [
    { date: tomorrow, time: '09:00' },
    { date: tomorrow, time: '16:00' },
    ...(monday === tomorrow ? [] : [{ date: monday, time: '09:00' }]),
  ];
}
