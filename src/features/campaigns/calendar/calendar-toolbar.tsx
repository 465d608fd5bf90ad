import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { addMonths } from '~/lib/time/calendar-month';
import { StatusDot } from '~/ui/identity/status-dot';
import { Filters } from '~/ui/table/filters';
import { STATE_LABELS } from '../campaign-labels';
import { STATE_TONES } from '../list/campaign-rows';
import type { CampaignFilter, CampaignsSearch } from '../list/campaigns-search';
import { ChannelFilter } from '../list/channel-filter';
import { ViewSwitch } from '../list/view-switch';
import classes from './campaign-calendar.module.css';

const LEGEND = ['sent', 'scheduled', 'not-confirmed'] as const;

interface CalendarToolbarProps {
  readonly filter: CampaignFilter;
  /** The first day of the month. */
  readonly month: Date;
  readonly onChange: (change: CampaignsSearch) => void;
  readonly onMonth: (month: Date) => void;
}

export function CalendarToolbar({ filter, month, onChange, onMonth }: CalendarToolbarProps) {
  const t = useT();
  const name = new Intl.DateTimeFormat(useFormatLocale(), { month: 'long', year: 'numeric' });
  const step = (count: number) => {
    const other = addMonths(month, count);
    const Icon = count < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={name.format(other)}
        title={name.format(other)}
        onClick={() => onMonth(other)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <Filters
      search={
        <>
          <ViewSwitch filter={filter} onChange={onChange} />
          <div className={classes.month}>
            {step(-1)}
            <h2 aria-live="polite">{name.format(month)}</h2>
            {step(1)}
          </div>
          <Button variant="default" size="xs" className={classes.today} onClick={() => onMonth(new Date())}>
            {t(m.home_today)}
          </Button>
          <div className={classes.legend}>
            {LEGEND.map((state) => (
              <StatusDot key={state} tone={STATE_TONES[state]}>
                {t(STATE_LABELS[state])}
              </StatusDot>
            ))}
          </div>
        </>
      }
    >
      <span className={classes.channel}>
        <ChannelFilter channel={filter.channel} onChange={onChange} />
      </span>
    </Filters>
  );
}
