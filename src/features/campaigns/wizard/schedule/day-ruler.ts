// Divides the day of a scheduled send into hours, for several time zones.
import { Temporal } from 'temporal-polyfill';

const HOUR = 3_600_000;

export interface RulerTick {
  /** The position within the day, from 0 to 1. */
  readonly share: number;
  /** The instant of the tick in milliseconds since the epoch. */
  readonly at: number;
  /** The hour of the day in the ruler's time zone. */
  readonly hour: number;
}

export interface ClockChange {
  readonly share: number;
  /** The clock times before and after the change, such as `02:00` and `03:00`. */
  readonly from: string;
  readonly to: string;
  readonly isForward: boolean;
  /** The number of minutes that the clock change skips or repeats. */
  readonly minutes: number;
  /** For each other zone, the number of hours that it is ahead of the first one, before and after the clock change. */
  readonly ahead: readonly { readonly zone: string; readonly before: number; readonly after: number }[];
}

export interface RulerLine {
  readonly zone: string;
  /** A tick for each whole hour in the time zone. */
  readonly ticks: readonly RulerTick[];
  readonly change: ClockChange | null;
}

export interface DayRuler {
  /** The start and the end of the day in milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  /** The position of the scheduled time within the day, from 0 to 1. */
  readonly share: number;
  /** The length of the day in the first time zone, in hours. */
  readonly hours: number;
  readonly lines: readonly RulerLine[];
}

const toZoned = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const getOffset = (at: number, zone: string): number => toZoned(at, zone).offsetNanoseconds / 6e10;

const toClock = (time: Temporal.PlainTime) => time.toString({ smallestUnit: 'minute' });

/** Returns the clock change of a time zone between two instants, or null if there is none. */
export function findClockChange(start: number, end: number, zone: string) {
  // Starts one millisecond before `start`, so that a clock change exactly at `start` is included.
  const next = toZoned(start - 1, zone).getTimeZoneTransition('next');
  const at = next?.epochMilliseconds;
  if (at === undefined || at >= end) return null;
  const minutes = getOffset(at, zone) - getOffset(at - 1, zone);
  return minutes === 0 ? null : { at, minutes };
}

function describeChange(
  start: number,
  end: number,
  zone: string,
  others: readonly string[],
): ClockChange | null {
  const found = findClockChange(start, end, zone);
  if (!found) return null;
  const { at, minutes } = found;
  const to = toZoned(at, zone).toPlainTime();
  const getLead = (moment: number, other: string) =>
    (getOffset(moment, other) - getOffset(moment, zone)) / 60;
  return {
    share: (at - start) / (end - start),
    from: toClock(to.subtract({ minutes })),
    to: toClock(to),
    isForward: minutes > 0,
    minutes: Math.abs(minutes),
    ahead: others.map((other) => ({
      zone: other,
      before: getLead(at - 1, other),
      after: getLead(at, other),
    })),
  };
}

function listTicks(start: number, end: number, zone: string): readonly RulerTick[] {
  const ticks: RulerTick[] = [];
  const { minute } = toZoned(start, zone);
  for (let at = start + ((60 - minute) % 60) * 60_000; at <= end; at += HOUR)
    ticks.push({ share: (at - start) / (end - start), at, hour: toZoned(at, zone).hour });
  return ticks;
}

/**
 * Builds the ruler of the day that contains an instant in the first of the time zones.
 * @param at milliseconds since the epoch
 */
export function buildDayRuler(at: number, zones: readonly [string, ...string[]]): DayRuler {
  const first = toZoned(at, zones[0]).startOfDay();
  const start = first.epochMilliseconds;
  const end = first.add({ days: 1 }).startOfDay().epochMilliseconds;
  return {
    start,
    end,
    share: (at - start) / (end - start),
    hours: (end - start) / HOUR,
    lines: zones.map((zone) => ({
      zone,
      ticks: listTicks(start, end, zone),
      change: describeChange(
        start,
        end,
        zone,
        zones.filter((other) => other !== zone),
      ),
    })),
  };
}

/** Returns the days from `from` to `to`, such as `2027-03-14`, on which the clock changes in one of the zones. */
export function findClockChangeDays(from: string, to: string, zones: readonly string[]): readonly string[] {
  return zones.flatMap((zone) => {
    const days: string[] = [];
    const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
    let start = Temporal.PlainDate.from(from).toZonedDateTime(zone).epochMilliseconds;
    for (;;) {
      const change = findClockChange(start, end, zone);
      if (!change) return days;
      days.push(toZoned(change.at, zone).toPlainDate().toString());
      start = change.at + 1;
    }
  });
}
