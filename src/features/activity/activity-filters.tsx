import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ACTIVITY_KINDS } from '~/records/activity/entry';
import { getActivityKindLabel, getWriteStateLabel } from '~/records/activity/entry-labels';
import { FilterBar, FilterSelect } from '~/ui/table/filter-bar';
import { SearchField } from '~/ui/table/search-field';
import { type ActivityFilterValues, OUTCOME_FILTERS, TIME_SPANS } from './activity-rows';

const SINCE_WORDS = {
  day: m.activity_since_day,
  week: m.activity_since_week,
  month: m.activity_since_month,
} as const;

interface ActivityFiltersProps {
  readonly filter: ActivityFilterValues;
  /** The view menu, shown after the filters. */
  readonly view: ReactNode;
  readonly onChange: (change: { readonly [Field in keyof ActivityFilterValues]: string | undefined }) => void;
}

export function ActivityFilters({ filter, view, onChange }: ActivityFiltersProps) {
  const t = useT();
  const { search, kind, state, since } = filter;
  const all = { value: '', label: t(m.activity_all) };
  return (
    <FilterBar
      view={view}
      search={
        <SearchField
          label={t(m.activity_search)}
          value={search ?? ''}
          onSearch={(text) => onChange({ search: text || undefined })}
        />
      }
      onClear={
        (kind ?? state ?? since)
          ? () => onChange({ kind: undefined, state: undefined, since: undefined })
          : undefined
      }
    >
      <FilterSelect
        label={t(m.common_type)}
        value={kind ?? ''}
        data={[all, ...ACTIVITY_KINDS.map((value) => ({ value, label: getActivityKindLabel(t, value) }))]}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value || undefined })}
      />
      <FilterSelect
        label={t(m.common_result)}
        value={state ?? ''}
        data={[all, ...OUTCOME_FILTERS.map((value) => ({ value, label: getWriteStateLabel(t, value) }))]}
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value || undefined })}
      />
      <FilterSelect
        label={t(m.activity_when)}
        value={since ?? ''}
        data={[
          { value: '', label: t(m.activity_any_time) },
          ...TIME_SPANS.map((value) => ({ value, label: t(SINCE_WORDS[value]) })),
        ]}
        onChange={({ currentTarget }) => onChange({ since: currentTarget.value || undefined })}
      />
    </FilterBar>
  );
}
