// Formats dates and times in the user's time zone with `Intl`. The year is omitted if it is the current one.

const MOMENTS = {
  /** "Nov 14" */
  date: { month: 'short', day: 'numeric' },
  /** "Nov 14, 10:00 AM" */
  full: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** "10:00 AM" */
  time: { timeStyle: 'short' },
  /** "Nov 14, 2026, 10:00 AM" */
  exact: { dateStyle: 'medium', timeStyle: 'short' },
  utc: { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type MomentStyle = keyof typeof MOMENTS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format, because creating one takes as long as rendering about twenty cells. */
function getFormat(language: string, style: MomentStyle, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${style} ${hasYear}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, {
    ...MOMENTS[style],
    ...(hasYear && { year: 'numeric' }),
  });
  formats.set(key, format);
  return format;
}

/** Formats a point in time. `moment` and `now` are in milliseconds since the epoch. */
export function formatMoment(moment: number, now: number, language: string, style: MomentStyle): string {
  const isOtherYear = new Date(moment).getFullYear() !== new Date(now).getFullYear();
  return getFormat(language, style, isOtherYear && (style === 'date' || style === 'full')).format(moment);
}
