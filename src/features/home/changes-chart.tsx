import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { formatMoment } from '~/ui/time/format-moment';
import type { DayCount } from './day-counts';
import classes from './home.module.css';

/** Dimensions in SVG units. `STEP` is the distance from day to day, and `BAR` is the width of a bar. */
const STEP = 6;
const BAR = 4;
const HEIGHT = 32;
/** `FLAT` is the height of a day without changes. `LEAST` is the minimum height of a day with changes. */
const FLAT = 2;
const LEAST = 6;

interface ChangesChartProps {
  readonly days: readonly DayCount[];
  readonly now: number;
}

export function ChangesChart({ days, now }: ChangesChartProps) {
  const t = useT();
  const language = useFormatLocale();
  const busiest = days.reduce((most, day) => (day.count > most.count ? day : most), { day: 0, count: 0 });
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const first = days[0]?.day ?? now;
  const label = t(m.home_changes_chart, {
    count,
    days: days.length,
    date: formatMoment(busiest.day, now, language, 'date'),
    most: busiest.count,
  });
  const getHeight = (changes: number) =>
    changes === 0 ? FLAT : Math.max(LEAST, Math.round((changes / busiest.count) * HEIGHT));
  return (
    <div className={classes.chart}>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {days.map(({ day, count: changes }, at) => (
          <rect
            key={day}
            x={at * STEP}
            y={HEIGHT - getHeight(changes)}
            width={BAR}
            height={getHeight(changes)}
            rx={1}
            data-none={changes === 0 || undefined}
          />
        ))}
      </svg>
      <p aria-hidden>
        <span>{formatMoment(first, now, language, 'date')}</span>
        <span>{t(m.home_today)}</span>
      </p>
    </div>
  );
}
