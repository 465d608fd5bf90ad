import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.RelativeTimeFormat>();

function getFormat(language: string): Intl.RelativeTimeFormat {
  const known =
    formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  formats.set(language, known);
  return known;
}

function isYesterday(moment: number, now: number): boolean {
  const day = new Date(now);
  day.setDate(day.getDate() - 1);
  return new Date(moment).toDateString() === day.toDateString();
}

/**
 * Formats a relative time in lowercase: "just now", "4 min ago", "yesterday". Returns null for times before yesterday
 * and for times at least one day ahead, because a date is more useful for them.
 */
export function formatTimeAgo(t: Translator, moment: number, now: number, language: string): string | null {
  const away = Math.abs(now - moment);
  // The clock of the page may be a minute behind, so a record that was just saved can have a time ahead of it.
  if (away < MINUTE || (moment > now && away < 2 * MINUTE)) return t(m.common_just_now);
  if (away >= DAY) return isYesterday(moment, now) ? getFormat(language).format(-1, 'day') : null;
  const [length, unit] = away < HOUR ? ([MINUTE, 'minute'] as const) : ([HOUR, 'hour'] as const);
  // Removes the full stop that some languages add to abbreviated units.
  return getFormat(language)
    .format(Math.trunc((moment - now) / length), unit)
    .replace(/(\p{L})\./u, '$1');
}
