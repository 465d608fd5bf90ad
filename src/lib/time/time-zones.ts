// The zones that a team may live in, and what time it is there.

/** Zones that browsers list by a name that is no longer theirs, with the present one; both mean the same everywhere. */
export const FORMER_NAMES: readonly (readonly [former: string, current: string])[] = [
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
];

export const currentZoneName = (zone: string): string =>
  FORMER_NAMES.find(([former]) => former === zone)?.[1] ?? zone;

/** Every zone that this browser knows, by its present IANA name. */
export function knownZones(): string[] {
  const zones = Intl.supportedValuesOf('timeZone').map(currentZoneName);
  return [...new Set(['Etc/UTC', ...zones.sort()])];
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

/** Returns a zone's offset from UTC in minutes, or null for an unknown zone. */
export function zoneOffset(zone: string, now: number): number | null {
  const [, sign, hours, minutes = '0'] = /GMT(?:([+-])(\d+)(?::(\d+))?)?$/.exec(
    timeIn(zone, now, 'en') ?? '',
  ) ?? ['GMT'];
  if (timeIn(zone, now, 'en') === null) return null;
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
