import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { isSameDay } from '~/lib/time/format-day';
import { formatMoment } from '~/ui/time/format-moment';
import { minuteClock } from '~/ui/time/minute';
import { formatWait } from '../waiting';

interface CurrentWaitTimeProps {
  readonly className: string | undefined;
  /** The start of the wait (ISO 8601). */
  readonly since: string;
}

/** Shows how long the customer has been waiting. Updates every minute. */
export function CurrentWaitTime({ className, since }: CurrentWaitTimeProps) {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const start = Date.parse(since);
  const time = formatWait(now - start, language);
  if (time === null) return null;
  const isToday = isSameDay(since, new Date(now).toISOString());
  return (
    <div className={className} data-now>
      {t(m.conversations_waiting_for, { time })}{' '}
      <span>
        {t(m.conversations_since, { moment: formatMoment(start, now, language, isToday ? 'time' : 'full') })}
      </span>
    </div>
  );
}
