// IANA time zones and the current time in them.

/** Previous names of zones that browsers still list, each with the zone's current name. */
export const RENAMED_ZONES: readonly (readonly [former: string, current: string])[] = [
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
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

/** Returns the current name of a zone. */
export const getCurrentZoneName = (zone: string): string =>
  RENAMED_ZONES.find(([former]) => former === zone)?.[1] ?? zone;

/** Returns every zone that the browser supports, by its current IANA name. */
export function listZones(): string[] {
  const zones = Intl.supportedValuesOf('timeZone').map(getCurrentZoneName);
  return [...new Set(['Etc/UTC', ...zones.sort()])];
}

const STYLES = {
  offset: { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' },
  clock: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Style = keyof typeof STYLES;

/** Cached, because creating a format is slow and a list of zones needs hundreds of them. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(zone: string, language: string, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, ...STYLES[style] });
  formats.set(key, format);
  return format;
}

function formatIn(zone: string, now: number, language: string, style: Style): string | null {
  if (zone === '') return null;
  try {
    return getFormat(zone, language, style).format(now);
  } catch {
    return null;
  }
}

/** Returns the time of day and the offset in a zone, such as `Wed 14:03 GMT+2`, or null for an unknown zone. */
export const formatZoneTime = (zone: string, now: number, language: string): string | null =>
  formatIn(zone, now, language, 'offset');

/** Returns the time of day in a zone, such as `2:03 PM`, or null for an unknown zone. */
export const getClockTime = (zone: string, now: number, language: string): string | null =>
  formatIn(zone, now, language, 'clock');

/** Returns the day of the week in a zone, such as `Saturday`, or null for an unknown zone. */
export const getZoneWeekday = (zone: string, now: number, language: string): string | null =>
  formatIn(zone, now, language, 'weekday');

/** Returns the last part of a zone's name, usually a city: `New York` for `America/New_York`. */
export const getZoneCity = (zone: string): string =>
  zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Returns a zone's offset from UTC in minutes, or null for an unknown zone. */
export function getZoneOffset(zone: string, now: number): number | null {
  const time = formatZoneTime(zone, now, 'en');
  if (time === null) return null;
  const [, sign, hours, minutes = '0'] = /GMT(?:([+-])(\d+)(?::(\d+))?)?$/.exec(time) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
