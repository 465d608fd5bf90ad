// A moment in the reader's own zone, with its whole date and UTC on hover.
import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { minute } from './minute';
import { timeAgo } from './time-ago';

const STYLES = {
  full: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  utc: { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface TimeProps {
  /** ISO 8601. Anything else is shown as it came. */
  readonly value: string;
  /** `ago`: how long ago it was, and its date from a week on; `time`: where the date stands above it. */
  readonly style?: 'full' | 'date' | 'time' | 'ago';
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
  const full = t(m.common_utc, { time: format(moment, language, 'utc') });
  return (
    <time dateTime={value} title={style === 'full' ? full : `${format(moment, language, 'full')} · ${full}`}>
      {style === 'ago' ? <Ago moment={moment} /> : format(moment, language, style)}
    </time>
  );
}

function Ago({ moment }: { readonly moment: Date }) {
  const language = useFormatLocale();
  const now = useSyncExternalStore(minute.subscribe, minute.get);
  return <>{timeAgo(moment.getTime(), now, language) ?? format(moment, language, 'date')}</>;
}
