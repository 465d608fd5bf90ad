import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { FilterBar, FilterSelect } from '~/ui/table/filter-bar';
import { SearchField } from '~/ui/table/search-field';
import classes from './campaign-list.module.css';
import { CampaignViewSwitch } from './campaign-view-switch';
import {
  CAMPAIGN_SORTS,
  type CampaignFilter,
  type CampaignSort,
  type CampaignsSearch,
} from './campaigns-search';
import { ChannelFilter } from './channel-filter';

interface CampaignFiltersProps {
  readonly filter: CampaignFilter;
  /** The distinct label titles of the listed campaigns. */
  readonly labels: readonly string[];
  readonly view: ReactNode;
  readonly onChange: (change: CampaignsSearch) => void;
}

export function CampaignFilters({ filter, labels, view, onChange }: CampaignFiltersProps) {
  const t = useT();
  const { tab, search, channel, label, since, sort } = filter;
  const sorts = {
    next: t(m.campaign_list_sort_next),
    newest: t(m.common_newest_first),
    oldest: t(m.common_oldest_first),
    name: t(m.common_sort_name_asc),
    recipients: t(m.campaign_list_sort_recipients),
  };
  const isOffered = (value: CampaignSort) =>
    (value !== 'next' || tab === 'all') && (value !== 'recipients' || tab !== 'drafts');
  return (
    <FilterBar
      view={view}
      onClear={
        (channel ?? label ?? since)
          ? () => onChange({ channel: undefined, label: undefined, since: undefined })
          : undefined
      }
      search={
        <>
          <CampaignViewSwitch filter={filter} onChange={onChange} />
          <SearchField
            label={t(m.campaign_list_search)}
            value={search}
            onSearch={(text) => onChange({ search: text || undefined })}
          />
        </>
      }
    >
      <ChannelFilter channel={channel} onChange={onChange} />
      <FilterSelect
        label={t(m.common_label)}
        value={label ?? ''}
        data={[
          { value: '', label: t(m.campaign_list_all_labels) },
          // Includes the label from the URL even if no listed campaign has it.
          ...[...new Set([...labels, ...(label === undefined ? [] : [label])])].map((title) => ({
            value: title,
            label: markHiddenCharacters(title),
          })),
        ]}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value || undefined })}
      />
      {tab !== 'scheduled' && (
        <FilterSelect
          label={t(m.campaigns_when)}
          value={since ?? ''}
          data={[
            { value: '', label: t(m.activity_any_time) },
            { value: 'day', label: t(m.activity_since_day) },
            { value: 'week', label: t(m.activity_since_week) },
            { value: 'month', label: t(m.activity_since_month) },
          ]}
          onChange={({ currentTarget }) => onChange({ since: currentTarget.value || undefined })}
        />
      )}
      {/* The sort menu of small screens. Larger screens have sort buttons in the column headers. */}
      <span className={classes.sort}>
        <FilterSelect
          label={t(m.common_sort)}
          value={sort}
          data={CAMPAIGN_SORTS.filter(isOffered).map((value) => ({ value, label: sorts[value] }))}
          onChange={({ currentTarget }) =>
            onChange({ sort: CAMPAIGN_SORTS.find((value) => value === currentTarget.value) })
          }
        />
      </span>
    </FilterBar>
  );
}
