import { useFormatLocale } from '~/i18n/use-t';
import { mainZones, ownZone } from './zones';

/**
 * Says an instant (milliseconds since the epoch) in a zone, or in the reader's own, with the zone's offset, so that two equal
 * clock times differ.
 */
export function useClockTime(): (at: number, zone?: string, zoneName?: 'short' | 'longOffset') => string {
  const language = useFormatLocale();
  return (at, zone, zoneName = 'longOffset') =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(zone && { timeZone: zone }),
      timeZoneName: zoneName,
    }).format(at);
}

/** Says an instant by the clock of the inbox, if its zone is known, and then by the reader's own. */
export function useZonedTimes(): (at: number, inboxZone: string | null) => readonly string[] {
  const clockTime = useClockTime();
  return (at, inboxZone) => mainZones(ownZone(), inboxZone).map((zone) => clockTime(at, zone));
}
