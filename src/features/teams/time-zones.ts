// The zones that a team may live in, and what time it is there.

/** Every zone that this browser knows by its IANA name. */
export function knownZones(): string[] {
  return ['Etc/UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Etc/UTC')];
}

/** Making one is slow, and a list of zones needs hundreds. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string, language: string): Intl.DateTimeFormat {
  const key = `${language} ${zone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  formats.set(key, format);
  return format;
}

/** The time of day and the offset in a zone, such as `14:03 GMT+2`; null where the zone is unknown. */
export function timeIn(zone: string, now: number, language: string): string | null {
  if (zone === '') return null;
  try {
    return formatOf(zone, language).format(now);
  } catch {
    return null;
  }
}

/** Whether a search finds a zone: by any part of its name, spaces standing for underscores. */
export const isFound = (zone: string, search: string): boolean =>
  zone.toLowerCase().includes(search.trim().toLowerCase().replaceAll(' ', '_'));
