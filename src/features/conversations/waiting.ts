import { formatDuration } from '~/lib/time/format-duration';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * Formats a waiting time, such as "38 min" or "1 hr 12 min". A waiting time of at least one day is rounded down to
 * whole days. Returns null for an invalid time.
 */
export const formatWait = (milliseconds: number, language: string): string | null =>
  Number.isNaN(milliseconds)
    ? null
    : formatDuration(milliseconds < DAY ? milliseconds : Math.floor(milliseconds / DAY) * DAY, language);

/**
 * Formats a waiting time in its largest unit only, such as "38 min", "4 hr" or "27 days". Returns null for an invalid
 * time.
 */
export const formatRoundedWait = (milliseconds: number, language: string): string | null =>
  formatWait(milliseconds < HOUR ? milliseconds : Math.floor(milliseconds / HOUR) * HOUR, language);
