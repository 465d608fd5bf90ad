import { Box } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { Card } from '~/ui/page/card';
import { buildDayRuler, type ClockChange, type DayRuler, type RulerLine } from './day-ruler';
import classes from './day-ruler-card.module.css';
import { formatClock } from './format-clock';
import { listQuietParts, type QuietHours } from './quiet-hours';
import { QuietHoursFields } from './quiet-hours-fields';
import { getTimeZoneCity } from './zone-names';
import { getBrowserZone } from './zones';

interface DayRulerCardProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The time zones to show, starting with that of the scheduled time. */
  readonly zones: readonly [string, ...string[]];
  readonly quietHours: QuietHours | null;
  /** The time zone of the quiet hours. */
  readonly quietZone: string;
}

/** Shows the day of a scheduled send as one ruler per time zone, with their clock changes. */
export function DayRulerCard({ at, zones, quietHours, quietZone }: DayRulerCardProps) {
  const t = useT();
  const ruler = buildDayRuler(at, zones);
  const [zone] = zones;
  return (
    <Card
      isFlush
      title={t(m.campaigns_day)}
      hint={
        ruler.hours === 24
          ? undefined
          : t(m.campaigns_day_length, { hours: ruler.hours, city: getTimeZoneCity(zone) })
      }
    >
      <Ruler at={at} ruler={ruler} quietHours={quietHours} quietZone={quietZone} />
      {ruler.lines.map(
        (line) => line.change && <ChangeNote key={line.zone} zone={line.zone} change={line.change} />,
      )}
      <QuietHoursFields zone={quietZone} />
    </Card>
  );
}

const describeTime = (language: string, at: number, zone: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }).format(at);

const describeLine = (t: Translator, zone: string) =>
  zone === getBrowserZone()
    ? t(m.campaigns_zone_you, { city: getTimeZoneCity(zone) })
    : getTimeZoneCity(zone);

interface RulerProps extends Pick<DayRulerCardProps, 'at' | 'quietHours' | 'quietZone'> {
  readonly ruler: DayRuler;
}

function Ruler({ at, ruler, quietHours, quietZone }: RulerProps) {
  const t = useT();
  const language = useFormatLocale();
  const [first] = ruler.lines;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: first?.zone }).format(at);
  const times = ruler.lines.map(({ zone }) =>
    t(m.campaigns_time_in, { time: describeTime(language, at, zone), zone: describeLine(t, zone) }),
  );
  const change = first?.change;
  const parts = quietHours ? listQuietParts(ruler.start, ruler.end, quietZone, quietHours) : [];
  return (
    <Box
      className={classes.ruler}
      role="img"
      aria-label={`${day}: ${times.join(', ')}`}
      data-changes={change ? true : undefined}
      __vars={{ '--share': String(ruler.share), '--lines': String(ruler.lines.length) }}
    >
      {ruler.lines.map((line, index) => (
        <div key={line.zone} className={classes.line} aria-hidden>
          <span className={classes.zone}>
            {describeLine(t, line.zone)}
            <b>{describeTime(language, at, line.zone)}</b>
          </span>
          <div className={classes.axis} data-below={index > 0 || undefined}>
            {parts.map(({ from, to }) => (
              <Box
                key={from}
                component="span"
                className={classes.quiet}
                __vars={{ '--at': String(from), '--length': String(to - from) }}
              />
            ))}
            <Ticks line={line} share={ruler.share} />
            {line.change && (
              <Box component="span" className={classes.change} __vars={{ '--at': String(line.change.share) }}>
                {index === 0 && (
                  <span className={classes.becomes}>
                    {t(m.campaigns_clock_becomes, {
                      from: formatClock(language, line.change.from),
                      to: formatClock(language, line.change.to),
                    })}
                  </span>
                )}
              </Box>
            )}
            <i className={classes.mark} />
          </div>
        </div>
      ))}
    </Box>
  );
}

/** The interval in hours between labeled ticks on wide screens. */
const NAMED = 3;

interface TicksProps {
  readonly line: RulerLine;
  /** The position of the scheduled time on the ruler, from 0 to 1. */
  readonly share: number;
}

function Ticks({ line: { zone, ticks, change }, share }: TicksProps) {
  const language = useFormatLocale();
  const hour = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: zone });
  const date = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: zone });
  const isBeside = (tick: number) => change !== null && Math.abs(tick - change.share) < 0.06;
  return ticks.map(({ share: at, at: moment, hour: number }, index) => {
    // Omits the date at the first and the last midnight, because the ruler's heading already shows it.
    const isOtherDay = number === 0 && index > 0 && index < ticks.length - 1;
    return (
      <Box
        key={moment}
        component="i"
        className={classes.tick}
        data-named={number % NAMED === 0 || undefined}
        data-seldom={number % 6 === 0 || undefined}
        data-chosen={Math.abs(at - share) < 0.001 || undefined}
        __vars={{ '--at': String(at) }}
      >
        {number % NAMED === 0 && !isBeside(at) && (
          <span>{isOtherDay ? date.format(moment) : hour.format(moment)}</span>
        )}
      </Box>
    );
  });
}

interface ChangeNoteProps {
  readonly zone: string;
  readonly change: ClockChange;
}

/** Explains a clock change: its direction, and the resulting difference from the other time zones. */
function ChangeNote({ zone, change }: ChangeNoteProps) {
  const t = useT();
  const language = useFormatLocale();
  const { from, to, isForward, ahead } = change;
  const time = formatClock(language, from);
  const sentence = isForward ? m.campaigns_clock_forward : m.campaigns_clock_back;
  const missing = isForward ? m.campaigns_clock_missing : m.campaigns_clock_twice;
  const [earlier, later] = isForward ? [from, to] : [to, from];
  return (
    <p className={classes.note}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        <b>{t(sentence, { city: getTimeZoneCity(zone), time })}</b>{' '}
        {ahead.map(({ zone: other, before, after }) => (
          <span key={other}>
            {t(after >= 0 ? m.campaigns_clock_ahead : m.campaigns_clock_behind, {
              city: getTimeZoneCity(other),
              before: Math.abs(before),
              after: Math.abs(after),
            })}{' '}
          </span>
        ))}
        {t(missing, { from: formatClock(language, earlier), to: formatClock(language, later) })}
      </span>
    </p>
  );
}
