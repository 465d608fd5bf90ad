import type { ReactNode } from 'react';
import { useFormatLocale } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { useNow } from '~/ui/time/use-now';
import type { CampaignRow } from '../list/campaign-rows';
import { type CampaignsSearch, readCampaignFilter } from '../list/campaigns-search';
import { useLabelColorByTitle } from '../use-label-color-by-title';
import { findCampaignBands, placeBands } from './bands';
import { CalendarAgenda } from './calendar-agenda';
import { CalendarFooter } from './calendar-footer';
import { getPeriodName, listPeriodWeeks, readPeriod } from './calendar-period';
import { CalendarToolbar } from './calendar-toolbar';
import { CalendarWeek } from './calendar-week';
import classes from './campaign-calendar.module.css';
import { findDatedCampaigns, groupCampaignsByDay } from './place-campaigns';

interface CampaignCalendarProps {
  /** The rows of all tabs of the campaign list. Undefined until loaded. */
  readonly rows: readonly CampaignRow[] | undefined;
  readonly search: CampaignsSearch;
  readonly notices: ReactNode;
  readonly onSearchChange: (change: CampaignsSearch) => void;
}

/**
 * Shows the campaigns of a month or a week by day, with a band for labels that several campaigns within a week have in
 * common.
 */
export function CampaignCalendar({ rows, search, notices, onSearchChange }: CampaignCalendarProps) {
  const language = useFormatLocale();
  const now = useNow(60_000);
  const filter = readCampaignFilter(search);
  const today = new Date(now);
  const period = readPeriod(search, today, language);
  const weeks = listPeriodWeeks(period, language);
  const dated = findDatedCampaigns(rows ?? [], filter);
  const byDay = groupCampaignsByDay(dated);
  const shown = weeks.flat().flatMap(({ key }) => byDay.get(key) ?? []);
  const bands = findCampaignBands(dated, now);
  const getColor = useLabelColorByTitle(bands.length > 0);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  return (
    <>
      <CalendarToolbar filter={filter} period={period} onChange={onSearchChange} />
      {notices}
      <section
        className={classes.calendar}
        aria-label={getPeriodName(period, language)}
        aria-busy={rows === undefined}
      >
        <div className={classes.weekdays} aria-hidden>
          {weeks[0]?.map(({ key, date }) => (
            <span key={key}>{weekday.format(date)}</span>
          ))}
        </div>
        {weeks.map((week) => (
          <CalendarWeek
            key={week[0]?.key}
            week={week}
            today={getDayKey(today)}
            byDay={byDay}
            pieces={placeBands(bands, week)}
            getColor={getColor}
          />
        ))}
      </section>
      <CalendarAgenda rows={shown} now={now} />
      <CalendarFooter rows={shown} />
    </>
  );
}
