// When a campaign goes out: a wall-clock time in a zone as an instant, without guessing where a clock change makes it unclear.
import { Temporal } from 'temporal-polyfill';

/** How far ahead a scheduled time must be, in milliseconds: the request itself takes time, and clocks differ. */
export const SCHEDULE_MARGIN = 5 * 60_000;

/** What a wall-clock time means in a zone. Instants are milliseconds since the epoch. */
export type WallClock =
  | { readonly kind: 'once'; readonly at: number }
  /** The clock jumps over it: the time as the old offset reads it lands later, as the new one reads it, earlier. */
  | { readonly kind: 'never'; readonly earlier: number; readonly later: number }
  /** The clock passes it twice. */
  | { readonly kind: 'twice'; readonly earlier: number; readonly later: number }
  | { readonly kind: 'unreadable' };

/** @param date `2026-03-08` @param time `14:30` @param zone an IANA name */
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

/** The instant on the wire: ISO 8601, UTC, milliseconds. */
export const toTimestamp = (at: number): string => new Date(at).toISOString();

/** `2026-03-08` and `14:30` of an instant in a zone, for inputs. */
export function wallClockOf(at: number, zone: string): { readonly date: string; readonly time: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** How far ahead a time may be without a question, in milliseconds: a year may be a slip of the hand. */
const TWO_YEARS = 731 * 86_400_000;

export type ScheduleVerdict = 'fine' | 'past' | 'too-soon' | 'far';

/**
 * Whether an instant may be scheduled, by the later of both clocks: this machine's and, where it could be read, the
 * server's (null otherwise). The platform refuses what is not in the future (`invalid`), and a date beyond two years is asked
 * about.
 */
export function judgeTime(at: number, now: number, serverNow: number | null): ScheduleVerdict {
  const latest = Math.max(now, serverNow ?? now);
  if (at <= latest) return 'past';
  if (at - latest < SCHEDULE_MARGIN) return 'too-soon';
  return at - latest > TWO_YEARS ? 'far' : 'fine';
}

/** Times that many campaigns go out at, from tomorrow on: two of tomorrow, and the morning of next Monday. */
export function usualTimes(
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
