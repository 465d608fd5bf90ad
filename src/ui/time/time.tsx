// Displays a point in time in the user's time zone, with the full date and UTC on hover.
import { type ReactNode, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { formatMoment } from './format-moment';
import { formatTimeAgo } from './format-time-ago';
import { minuteClock } from './minute';

/**
 * `full`: "Nov 14, 10:00 AM". `date`: "Nov 14". `time`: "10:00 AM", below a heading with the date. `ago`: "4 min ago",
 * "Yesterday", or the date. Screen readers also announce the exact time. `ago-inline`: the same as `ago`, but in
 * lowercase, for use in a sentence.
 */
type Style = 'full' | 'date' | 'time' | 'ago' | 'ago-inline';

const capitalize = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/**
 * Returns a function that renders ISO 8601 times and shares one clock. A component per time would dominate the cost of
 * rendering a list. Invalid times are shown unchanged.
 */
export function useTimeRenderer(): (value: string, style?: Style) => ReactNode {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get, minuteClock.get);
  return (value, style = 'full') => {
    const moment = Date.parse(value);
    if (Number.isNaN(moment)) return value;
    const exact = formatMoment(moment, now, language, 'exact');
    const title = `${exact} · ${t(m.common_utc, { time: formatMoment(moment, now, language, 'utc') })}`;
    if (style !== 'ago' && style !== 'ago-inline')
      return (
        <time dateTime={value} title={title}>
          {formatMoment(moment, now, language, style)}
        </time>
      );
    const shown = formatTimeAgo(t, moment, now, language) ?? formatMoment(moment, now, language, 'date');
    return (
      <time dateTime={value} title={title}>
        {style === 'ago' ? capitalize(shown, language) : shown}
        <span className="visually-hidden"> {exact}</span>
      </time>
    );
  };
}

interface TimeProps {
  readonly value: string;
  readonly style?: Style;
}

export const Time = ({ value, style }: TimeProps) => useTimeRenderer()(value, style);
