import { useState, useSyncExternalStore } from 'react';
import { listConversations } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIgnoredParameters } from '~/session/use-operation-availability';
import { FilterSelect } from '~/ui/table/filter-bar';
import { minuteClock } from '~/ui/time/minute';
import { areDaysReversed, type ConversationsSearch, REVERSED_DAYS_ID } from './conversations-search';
import { DayFilter } from './day-filter';
import { findLastUpdateRange, getFirstDay, type LastUpdateRange } from './last-update-ranges';

interface LastUpdateFilterProps {
  readonly search: ConversationsSearch;
  readonly onSearchChange: (change: ConversationsSearch) => void;
}

const isRange = (value: string): value is LastUpdateRange => ['today', 'week', 'month'].includes(value);

/** Filters conversations by last update, with a preset range or custom dates. The URL contains only dates. */
export function LastUpdateFilter({ search, onSearchChange }: LastUpdateFilterProps) {
  const t = useT();
  const isIgnored = useIgnoredParameters(listConversations);
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const [isChoosing, setChoosing] = useState(false);
  const { updated_from, updated_to } = search;
  const range = findLastUpdateRange(updated_from, updated_to, now);
  const hasDays = updated_from !== undefined || updated_to !== undefined;
  const isOfDays = isChoosing || (hasDays && range === null);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const choose = (value: string) => {
    setChoosing(value === 'days');
    // If the user selects custom dates, the dates of the preset stay as their initial values.
    if (value === 'days') return;
    const from = isRange(value) ? getFirstDay(value, Date.now()) : undefined;
    onSearchChange({ updated_from: from, updated_to: undefined, page: undefined });
  };
  return (
    <>
      <FilterSelect
        label={t(m.canned_responses_import_updated)}
        value={isOfDays ? 'days' : (range ?? '')}
        isIgnored={isIgnored('updated_after')}
        data={[
          { value: '', label: t(m.conversations_updated_any) },
          { value: 'today', label: t(m.conversations_updated_today, { zone }) },
          { value: 'week', label: t(m.conversations_updated_week, { zone }) },
          { value: 'month', label: t(m.conversations_updated_month, { zone }) },
          { value: 'days', label: t(m.conversations_updated_days) },
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isOfDays && (
        <>
          <DayFilter
            label={t(m.conversations_updated_from)}
            shown={t(m.conversations_updated_from_short)}
            zone={zone}
            value={updated_from}
            isIgnored={isIgnored('updated_after')}
            onChange={(day) => onSearchChange({ updated_from: day, page: undefined })}
          />
          <DayFilter
            label={t(m.conversations_updated_to)}
            shown={t(m.conversations_updated_to_short)}
            zone={zone}
            value={updated_to}
            isIgnored={isIgnored('updated_before')}
            errorId={areDaysReversed(search) ? REVERSED_DAYS_ID : undefined}
            onChange={(day) => onSearchChange({ updated_to: day, page: undefined })}
          />
        </>
      )}
    </>
  );
}
