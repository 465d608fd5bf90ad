// A moment in the reader's own zone, with UTC on hover.
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';

const STYLES = {
  full: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  utc: { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface TimeProps {
  /** ISO 8601. Anything else is shown as it came. */
  readonly value: string;
  readonly style?: 'full' | 'date';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making a format takes as long as drawing some twenty cells. */
function format(moment: Date, language: string, style: keyof typeof STYLES): string {
  const key = `${language} ${style}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, STYLES[style]);
  formats.set(key, known);
  return known.format(moment);
}

/** A `<time>` element; nothing is assumed about a text that is no moment. */
export function Time({ value, style = 'full' }: TimeProps) {
  const t = useT();
  const language = useFormatLocale();
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return <>{value}</>;
  return (
    <time dateTime={value} title={t(m.common_utc, { time: format(moment, language, 'utc') })}>
      {format(moment, language, style)}
    </time>
  );
}
