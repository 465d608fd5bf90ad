// A moment in the reader's own zone, with UTC on hover.
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';

interface TimeProps {
  /** ISO 8601. Anything else is shown as it came. */
  readonly value: string;
  readonly style?: 'full' | 'date';
}

/** A `<time>` element; nothing is assumed about a text that is no moment. */
export function Time({ value, style = 'full' }: TimeProps) {
  const t = useT();
  const language = useFormatLocale();
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return <>{value}</>;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(style === 'full' && { timeStyle: 'short' as const }),
  });
  const utc = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <time dateTime={value} title={t(m.common_utc, { time: utc.format(moment) })}>
      {format.format(moment)}
    </time>
  );
}
