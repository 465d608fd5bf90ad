import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getBrowserZone, listMainZones } from './zones';

/**
 * Returns a function that formats an instant (milliseconds since the epoch) in a time zone. The default is the
 * browser's time zone. Includes the offset, so that a clock time that occurs twice is unambiguous.
 */
export function useClockTimeFormat(): (
  at: number,
  zone?: string,
  zoneName?: 'short' | 'longOffset',
) => string {
  const language = useFormatLocale();
  return (at, zone, zoneName = 'longOffset') =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(zone && { timeZone: zone }),
      timeZoneName: zoneName,
    }).format(at);
}

/** Returns a function that formats an instant in the inbox's time zone, if known, and in the browser's. */
export function useZonedTimesFormat(): (at: number, inboxZone: string | null) => readonly string[] {
  const clockTime = useClockTimeFormat();
  return (at, inboxZone) => listMainZones(getBrowserZone(), inboxZone).map((zone) => clockTime(at, zone));
}

/**
 * Returns a function that formats an instant as one phrase. The phrase contains the time in the inbox's time zone, and
 * the user's local time in parentheses.
 */
export function useZonedTimesText(): (at: number, inboxZone: string | null) => string {
  const t = useT();
  const zonedTimes = useZonedTimesFormat();
  return (at, inboxZone) => {
    const [time = '', localTime] = zonedTimes(at, inboxZone);
    return localTime === undefined ? time : `${time} (${t(m.campaigns_own_time, { time: localTime })})`;
  };
}
