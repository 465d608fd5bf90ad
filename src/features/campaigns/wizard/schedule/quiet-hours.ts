// Quiet hours: the hours of the day in which recipients shouldn't get a campaign. The console warns about them but
// doesn't block the send.
import { Temporal } from 'temporal-polyfill';
import { createObservable } from '~/lib/create-observable';

export interface QuietHours {
  /** Clock times such as `22:00`. The hours may span midnight. */
  readonly from: string;
  readonly to: string;
}

const STORAGE_KEY = 'console-quiet-hours';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^(${CLOCK})-(${CLOCK})$`);

/**
 * Parses quiet hours such as `22:00-08:00`. Returns null if the text has another format or if start and end are the
 * same.
 */
export function parseQuietHours(text: string | null): QuietHours | null {
  const [, from, to] = HOURS.exec(text ?? '') ?? [];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** Returns the quiet hours set in this browser. Null if the user turned them off, undefined if the user set nothing. */
function readStored(): QuietHours | null | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? undefined : parseQuietHours(stored);
  } catch {
    return undefined;
  }
}

/** The quiet hours of this browser, which override those of the configuration. */
export const browserQuietHours = createObservable(readStored());

/** Sets the quiet hours and stores them in this browser. Null disables them. */
export function setQuietHours(hours: QuietHours | null): void {
  browserQuietHours.set(hours);
  try {
    localStorage.setItem(STORAGE_KEY, hours ? `${hours.from}-${hours.to}` : '');
  } catch {
    // If the browser can't store the setting, it lasts until the page is closed.
  }
}

export function isInQuietHours(at: number, zone: string, { from, to }: QuietHours): boolean {
  const time = Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** Returns the parts of a period that are quiet in a time zone, as shares from 0 to 1. */
export function listQuietParts(
  start: number,
  end: number,
  zone: string,
  { from, to }: QuietHours,
): readonly { readonly from: number; readonly to: number }[] {
  const day = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainDate();
  const toShare = (date: Temporal.PlainDate, time: string) => {
    const at = date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
    return Math.min(1, Math.max(0, (at - start) / (end - start)));
  };
  return [-1, 0, 1].flatMap((days) => {
    const date = day.add({ days });
    const part = { from: toShare(date, from), to: toShare(from < to ? date : date.add({ days: 1 }), to) };
    return part.from < part.to ? [part] : [];
  });
}
