import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { getBrowserZone } from './zones';

/** Returns the city of a time zone, such as “New York” for `America/New_York`. */
export const getTimeZoneCity = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Returns the city of a time zone, with a note if it is the zone of the inbox or of the browser. */
export function describeZone(t: Translator, zone: string, inboxZone: string | null): string {
  const city = getTimeZoneCity(zone);
  if (zone === inboxZone) return t(m.campaigns_zone_of_inbox, { city });
  return zone === getBrowserZone() ? t(m.campaigns_zone_own, { city }) : city;
}
