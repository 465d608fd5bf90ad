import { formatDuration } from '~/lib/time/format-duration';

const DAY = 24 * 60 * 60_000;

/** Formats a waiting time: "38 min", "1 hr 12 min", or whole days if longer. Null for an invalid time. */
export const formatWait = (milliseconds: number, language: string): string | null =>
  Number.isNaN(milliseconds)
    ? null
    : formatDuration(milliseconds < DAY ? milliseconds : Math.floor(milliseconds / DAY) * DAY, language);
