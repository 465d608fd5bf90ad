// Converts a wall-clock time in a time zone to an instant, without guessing if a clock change makes it ambiguous.
import { Temporal } from 'temporal-polyfill';

/** The minimum lead of a scheduled time, in milliseconds. The request takes time, and clocks differ. */
export const SCHEDULE_MARGIN = 5 * 60_000;

/** The meaning of a wall-clock time in a zone. Instants are milliseconds since the epoch. */
export type WallClock =
  | { readonly kind: 'once'; readonly at: number }
  /** Skipped by a clock change. The old offset gives the later instant, the new one the earlier. */
  | { readonly kind: 'never'; readonly earlier: number; readonly later: number }
  /** Repeated by a clock change. */
  | { readonly kind: 'twice'; readonly earlier: number; readonly later: number }
  | { readonly kind: 'unreadable' };

/** @param date `2026-03-08` @param time `14:30` @param zone IANA name */
export function readWallClock(date: string, time: string, zone: string): WallClock {
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

/** Formats an instant for requests: ISO 8601, UTC, with milliseconds. */
export const toTimestamp = (at: number): string => new Date(at).toISOString();

/** Returns date and time of an instant in a zone, such as `2026-03-08` and `14:30`, for inputs. */
export function formatWallClock(at: number, zone: string): { readonly date: string; readonly time: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** The lead in milliseconds above which a confirmation is needed, because the year may be a typing error. */
const TWO_YEARS = 731 * 86_400_000;

export type ScheduleVerdict = 'fine' | 'past' | 'too-soon' | 'far';

/**
 * Judges whether an instant can be scheduled, by the later of two clocks: this computer's and the server's (null if
 * unknown). The platform rejects times that aren't in the future (`invalid`). Dates more than two years ahead need
 * confirmation.
 */
export function checkTime(at: number, now: number, serverNow: number | null): ScheduleVerdict {
  const latest = Math.max(now, serverNow ?? now);
  if (at <= latest) return 'past';
  if (at - latest < SCHEDULE_MARGIN) return 'too-soon';
  return at - latest > TWO_YEARS ? 'far' : 'fine';
}

/** Returns suggested times: two for tomorrow, and the morning of next Monday. */
export function listUsualTimes(
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
