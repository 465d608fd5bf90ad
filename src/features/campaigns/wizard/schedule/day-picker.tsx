import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { addDays, addMonths, getFirstWeekday, listWeeks } from '~/lib/time/calendar-month';
import { getDayKey } from '~/lib/time/day-key';
import { StatusDot } from '~/ui/identity/status-dot';
import classes from './day-picker.module.css';
import { findClockChangeDays } from './day-ruler';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const parseDay = (key: string): Date | null => {
  const [year, month, day] = /^\d{4}-\d{2}-\d{2}$/.test(key) ? key.split('-').map(Number) : [];
  return year === undefined || month === undefined || day === undefined
    ? null
    : new Date(year, month - 1, day);
};

/** A fallback that only satisfies the type checker, because `today` is always a valid date. */
const EPOCH = new Date(0);

interface DayPickerProps {
  /** The selected day, such as `2027-03-14`. Empty if there is none. */
  readonly value: string;
  /** The current day. Earlier days can't be selected. */
  readonly today: string;
  /** The days that have other campaigns. */
  readonly taken: ReadonlySet<string>;
  /** The time zones whose clock changes are marked. */
  readonly zones: readonly string[];
  readonly onChange: (day: string) => void;
}

/** A month calendar from which a day is selected. Arrow keys move between days. */
export function DayPicker({ value, today, taken, zones, onChange }: DayPickerProps) {
  const t = useT();
  const language = useFormatLocale();
  const [shown, setShown] = useState<{ readonly value: string; readonly month: Date } | null>(null);
  const chosen = parseDay(value) ?? parseDay(today) ?? EPOCH;
  // Shows the month of the selected day, unless the user has moved to another month since.
  const month = shown?.value === value ? shown.month : new Date(chosen.getFullYear(), chosen.getMonth(), 1);
  const weeks = listWeeks(month, getFirstWeekday(language));
  const days = weeks.flat();
  const changes = new Set(findClockChangeDays(days[0]?.key ?? today, days.at(-1)?.key ?? today, zones));
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow' });
  const fullDate = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const entry =
    days.find(({ key, isOther }) => key === value && !isOther) ??
    days.find(({ key, isOther }) => key >= today && !isOther);

  function move(event: KeyboardEvent, day: Date) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(
      day,
      getComputedStyle(event.currentTarget).direction === 'rtl' && step ** 2 === 1 ? -step : step,
    );
    if (getDayKey(next) < today) return;
    wanted.current = getDayKey(next);
    setShown({ value, month: new Date(next.getFullYear(), next.getMonth(), 1) });
  }

  const turn = (count: number) => {
    const other = addMonths(month, count);
    const Icon = count < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={monthName.format(other)}
        title={monthName.format(other)}
        onClick={() => setShown({ value, month: other })}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <div>
      <div className={classes.head}>
        <b aria-live="polite">{monthName.format(month)}</b>
        {turn(-1)}
        {turn(1)}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is meant for form fields */}
      <div ref={grid} role="group" aria-label={monthName.format(month)} className={classes.days}>
        {weeks[0]?.map(({ key, date }) => (
          <b key={key} aria-hidden>
            {weekday.format(date)}
          </b>
        ))}
        {days.map(({ key, date, isOther }) => {
          const notes = [
            ...(taken.has(key) ? [t(m.campaigns_attempt_title)] : []),
            ...(changes.has(key) ? [t(m.campaigns_day_change)] : []),
          ];
          return (
            <button
              key={key}
              type="button"
              data-day={key}
              data-other={isOther || undefined}
              disabled={key < today}
              tabIndex={key === entry?.key ? 0 : -1}
              aria-pressed={key === value}
              aria-current={key === today ? 'date' : undefined}
              aria-label={[fullDate.format(date), ...notes].join(', ')}
              onClick={() => onChange(key)}
              onKeyDown={(event) => move(event, date)}
            >
              {date.getDate()}
              {notes.length > 0 && <i data-change={changes.has(key) || undefined} />}
            </button>
          );
        })}
      </div>
      <div className={classes.legend}>
        <StatusDot tone="timed">{t(m.campaigns_attempt_title)}</StatusDot>
        <StatusDot tone="warn">{t(m.campaigns_day_change)}</StatusDot>
      </div>
    </div>
  );
}
