import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { StatusDot } from '~/ui/identity/status-dot';
import { FilterBar } from '~/ui/table/filter-bar';
import { CAMPAIGN_STATE_LABELS } from '../campaign-labels';
import { CAMPAIGN_STATE_TONES } from '../list/campaign-rows';
import { CampaignViewSwitch } from '../list/campaign-view-switch';
import type { CampaignFilter, CampaignsSearch } from '../list/campaigns-search';
import { ChannelFilter } from '../list/channel-filter';
import {
  type CalendarPeriod,
  findPeriod,
  getPeriodName,
  movePeriod,
  switchPeriod,
  toPeriodSearch,
} from './calendar-period';
import classes from './campaign-calendar.module.css';

const LEGEND = ['sent', 'scheduled', 'not-confirmed', 'refused'] as const;

interface CalendarToolbarProps {
  readonly filter: CampaignFilter;
  readonly period: CalendarPeriod;
  readonly onChange: (change: CampaignsSearch) => void;
}

export function CalendarToolbar({ filter, period, onChange }: CalendarToolbarProps) {
  const t = useT();
  const language = useFormatLocale();
  const step = (count: number) => {
    const other = movePeriod(period, count);
    const name = getPeriodName(other, language);
    const Icon = count < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={name}
        title={name}
        onClick={() => onChange(toPeriodSearch(other))}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <FilterBar
      search={
        <>
          <CampaignViewSwitch filter={filter} onChange={onChange} />
          <div className={classes.month}>
            {step(-1)}
            <h2 aria-live="polite">{getPeriodName(period, language)}</h2>
            {step(1)}
          </div>
          <SegmentedControl
            aria-label={t(m.campaign_list_period)}
            value={period.kind}
            data={[
              { value: 'month', label: t(m.campaign_list_month) },
              { value: 'week', label: t(m.campaign_list_week) },
            ]}
            onChange={(kind) =>
              onChange(
                toPeriodSearch(switchPeriod(period, kind === 'week' ? kind : 'month', new Date(), language)),
              )
            }
          />
          <Button
            variant="default"
            size="xs"
            className={classes.today}
            onClick={() => onChange(toPeriodSearch(findPeriod(period.kind, new Date(), language)))}
          >
            {t(m.home_today)}
          </Button>
          <div className={classes.legend}>
            {LEGEND.map((state) => (
              <StatusDot key={state} tone={CAMPAIGN_STATE_TONES[state]}>
                {t(CAMPAIGN_STATE_LABELS[state])}
              </StatusDot>
            ))}
          </div>
        </>
      }
    >
      <span className={classes.channel}>
        <ChannelFilter channel={filter.channel} onChange={onChange} />
      </span>
    </FilterBar>
  );
}
