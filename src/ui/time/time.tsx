// A moment in the reader's own zone, with its whole date and UTC on hover.
import { type ReactNode, useSyncExternalStore } from 'react';
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

/** `ago`: how long ago it was, and its date from a week on; `time`: where the date stands above it. */
type Style = 'full' | 'date' | 'time' | 'ago';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making a format takes as long as drawing some twenty cells. */
function format(moment: Date, language: string, style: keyof typeof STYLES): string {
  const key = `${language} ${style}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, STYLES[style]);
  formats.set(key, known);
  return known.format(moment);
}

/**
 * Answers how a component draws moments (ISO 8601), with one clock for all of them: a component for each would be most of a list.
 * Nothing is assumed about a text that is no moment: it is shown as it came.
 */
export function useTimes(): (value: string, style?: Style) => ReactNode {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minute.subscribe, minute.get);
  return (value, style = 'full') => {
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime())) return value;
    const full = t(m.common_utc, { time: format(moment, language, 'utc') });
    const shown =
      style === 'ago'
        ? (timeAgo(t, moment.getTime(), now, language) ?? format(moment, language, 'date'))
        : format(moment, language, style);
    return (
      <time
        dateTime={value}
        title={style === 'full' ? full : `${format(moment, language, 'full')} · ${full}`}
      >
        {shown}
      </time>
    );
  };
}

interface TimeProps {
  readonly value: string;
  readonly style?: Style;
}

export const Time = ({ value, style }: TimeProps) => useTimes()(value, style);
