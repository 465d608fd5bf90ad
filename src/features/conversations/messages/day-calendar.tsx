import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { addMonths, getFirstWeekday, getMonthKey, listWeeks } from '~/lib/time/calendar-month';
import classes from './toolbar.module.css';

interface DayCalendarProps {
  /** The days for which messages are loaded, such as `2026-03-01`. */
  readonly loadedDays: ReadonlySet<string>;
  /** The first and last day that can be shown. */
  readonly firstDay: string;
  readonly lastDay: string;
  /**
   * Reports whether the user can select a day with no loaded messages. This is the case if the day may have messages.
   */
  readonly isOffered: (day: string) => boolean;
  readonly chosen: string | null;
  readonly onChoose: (day: string) => void;
}

/** A calendar for jumping to a day. Days with loaded messages have a dot. */
export function DayCalendar(props: DayCalendarProps) {
  const { loadedDays, firstDay, lastDay, isOffered, chosen, onChoose } = props;
  const t = useT();
  const language = useFormatLocale();
  const [month, setMonth] = useState(() => {
    const day = new Date(`${chosen ?? lastDay}T00:00`);
    return new Date(day.getFullYear(), day.getMonth(), 1);
  });
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow' });
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' });
  const weeks = listWeeks(month, getFirstWeekday(language));
  const turn = (by: 1 | -1, isPossible: boolean) => {
    const target = addMonths(month, by);
    const label = monthName.format(target);
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={label}
        title={label}
        disabled={!isPossible}
        onClick={() => setMonth(target)}
      >
        {by === 1 ? <IconChevronRight size={16} aria-hidden /> : <IconChevronLeft size={16} aria-hidden />}
      </ActionIcon>
    );
  };
  return (
    <>
      <div className={classes.months}>
        <span aria-live="polite">{monthName.format(month)}</span>
        {turn(-1, getMonthKey(month) > firstDay.slice(0, 7))}
        {turn(1, getMonthKey(month) < lastDay.slice(0, 7))}
      </div>
      <div className={classes.days}>
        {weeks[0]?.map(({ key, date }) => (
          <span key={key} className={classes.weekday} aria-hidden>
            {weekday.format(date)}
          </span>
        ))}
        {weeks.flat().map(({ key, date, isOther }) =>
          isOther ? (
            <span key={key} />
          ) : (
            <UnstyledButton
              key={key}
              className={classes.date}
              data-loaded={loadedDays.has(key) || undefined}
              aria-label={
                loadedDays.has(key)
                  ? t(m.conversations_day_with_messages, { day: dayName.format(date) })
                  : dayName.format(date)
              }
              aria-pressed={key === chosen}
              disabled={!loadedDays.has(key) && !isOffered(key)}
              onClick={() => onChoose(key)}
            >
              {date.getDate()}
            </UnstyledButton>
          ),
        )}
      </div>
    </>
  );
}
