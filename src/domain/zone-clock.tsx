// The current time in the time zone of an inbox or a team.
import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getClockTime, getZoneCity, getZoneOffset, getZoneWeekday } from '~/lib/time/time-zones';
import { Card } from '~/ui/page/card';
import { minuteClock } from '~/ui/time/minute';
import { useNow } from '~/ui/time/use-now';
import classes from './zone-clock.module.css';

interface ZoneClockProps {
  readonly zone: string;
}

/** Shows the time and the city of a time zone in a table cell. Shows an unknown zone by its name. */
export function ZoneClock({ zone }: ZoneClockProps) {
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const time = getClockTime(zone, now, language);
  if (time === null) return zone;
  return (
    <span title={zone}>
      {time} <span className="dimmed">{getZoneCity(zone)}</span>
    </span>
  );
}

interface CurrentTimeCardProps {
  readonly zone: string;
  /** True if the record uses business hours. The platform doesn't return the hours themselves. */
  readonly usesHours: boolean;
  /** The message that the console can't tell whether the inbox or team is open now. */
  readonly unknownHours: string;
}

/** Shows the time in a record's time zone and its difference from the user's time zone. */
export function CurrentTimeCard({ zone, usesHours, unknownHours }: CurrentTimeCardProps) {
  const t = useT();
  const language = useFormatLocale();
  const now = useNow(10_000);
  const time = getClockTime(zone, now, language);
  const weekday = getZoneWeekday(zone, now, language);
  return (
    <Card title={t(m.campaigns_now)}>
      <div className={classes.now}>
        {time !== null && weekday !== null && (
          <p className={classes.time}>
            <b>{time}</b> <span>{t(m.zones_weekday_in, { weekday, city: getZoneCity(zone) })}</span>
          </p>
        )}
        <p>
          {time === null ? t(zone ? m.zones_unknown : m.zones_none) : <Difference zone={zone} now={now} />}{' '}
          {usesHours ? unknownHours : t(m.zones_no_hours)}
        </p>
      </div>
    </Card>
  );
}

interface DifferenceProps extends ZoneClockProps {
  readonly now: number;
}

/** Shows the difference in hours between a time zone and the user's time zone. */
function Difference({ zone, now }: DifferenceProps) {
  const t = useT();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const minutes = (getZoneOffset(zone, now) ?? 0) - (getZoneOffset(own, now) ?? 0);
  if (minutes === 0) return t(m.zones_same_time);
  const hours = new Intl.NumberFormat(t.language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  }).format(Math.abs(minutes) / 60);
  return t(minutes > 0 ? m.zones_ahead : m.zones_behind, { hours });
}
