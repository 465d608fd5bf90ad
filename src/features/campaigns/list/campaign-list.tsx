import { IconSpeakerphone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { ViewMenuButton } from '~/records/list/view-menu-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { DataTable } from '~/ui/table/data-table';
import { ListSkeleton } from '~/ui/table/list-skeleton';
import { NoRows } from '~/ui/table/no-rows';
import { PaginationBar } from '~/ui/table/pagination-bar';
import { useTableView } from '~/ui/table/table-view-state';
import { useNow } from '~/ui/time/use-now';
import { CampaignFilters } from './campaign-filters';
import { type CampaignRow, collectCampaignLabels, filterCampaignRows } from './campaign-rows';
import { type CampaignsSearch, type CampaignsTab, readCampaignFilter } from './campaigns-search';
import { makeColumnsSortable } from './sorted-columns';
import { useCampaignColumns } from './use-campaign-columns';

const CampaignViewMenu = createLazyPart(() => import('./campaign-view-menu'), 'CampaignViewMenu');

const EMPTY = {
  all: [m.campaigns_empty_title, m.campaigns_empty],
  drafts: [m.campaign_list_no_drafts, m.campaign_list_no_drafts_text],
  scheduled: [m.campaign_list_none_scheduled, m.campaign_list_none_scheduled_text],
  sent: [m.campaigns_empty_title, m.campaigns_empty],
  failed: [m.campaign_list_none_failed, m.campaign_list_none_failed_text],
  attention: [m.campaign_list_no_attention, m.campaign_list_no_attention_text],
} as const satisfies Record<CampaignsTab, unknown>;

interface CampaignListProps {
  /** The rows of all tabs. Undefined until loaded. */
  readonly rows: readonly CampaignRow[] | undefined;
  /** True if this browser has no campaigns at all, so that there is nothing to search or filter. */
  readonly isNone: boolean;
  /** True if the browser guarantees not to evict the stored campaigns. Null if that can't be determined. */
  readonly isPersistent: boolean | null;
  readonly search: CampaignsSearch;
  readonly create: ReactNode;
  readonly notices: ReactNode;
  readonly onSearchChange: (change: CampaignsSearch) => void;
  readonly onUse: (row: CampaignRow) => void;
  readonly onRename: (row: CampaignRow) => void;
  readonly onDelete: (row: CampaignRow) => void;
}

/** One tab of the campaign list. Search, filters, sort order and page come from the URL. */
export function CampaignList(props: CampaignListProps) {
  const { rows, isNone, isPersistent, search, create, notices, onSearchChange, ...acts } = props;
  const t = useT();
  const filter = readCampaignFilter(search);
  const { tab } = filter;
  const change = (next: CampaignsSearch) => onSearchChange({ page: undefined, ...next });
  const hasLabels = rows?.some(({ audience }) => audience.length > 0) ?? false;
  const table = useTableView('campaigns', useCampaignColumns({ tab, hasLabels, ...acts }));
  const found = filterCampaignRows(rows ?? [], filter, useNow(60_000));
  const { data, meta } = takePage(found, { per_page: PAGE_SIZES[1], ...search });
  const [emptyTitle, emptyText] = EMPTY[isNone ? 'all' : tab];
  return (
    <>
      {!isNone && (
        <CampaignFilters
          filter={filter}
          labels={collectCampaignLabels(rows ?? [], tab)}
          view={<ViewMenuButton view={table} source={found} part={CampaignViewMenu} />}
          onChange={change}
        />
      )}
      {notices}
      {rows === undefined && <ListSkeleton columns={table.shown} isCompact={table.choice.isCompact} />}
      {rows !== undefined && found.length === 0 && (
        <NoRows
          search={isNone ? '' : filter.search}
          isFiltered={!isNone && (filter.channel ?? filter.label ?? filter.since) !== undefined}
          hint={t(m.campaign_list_search_text)}
          onClear={() =>
            change({ search: undefined, channel: undefined, label: undefined, since: undefined })
          }
          icon={<IconSpeakerphone size={20} aria-hidden />}
          title={t(emptyTitle)}
          text={t(emptyText)}
          action={!isNone && (tab === 'attention' || tab === 'failed') ? undefined : create}
        />
      )}
      {data.length > 0 && (
        <>
          <DataTable
            isWide
            label={t(m.common_campaigns)}
            isCompact={table.choice.isCompact}
            columns={makeColumnsSortable(table.shown, filter.sort, (sort) => change({ sort }))}
            rows={data}
            rowKey={({ id }) => id}
          />
          <PaginationBar
            meta={meta}
            entries={data.length}
            pageSizes={PAGE_SIZES}
            note={isPersistent ? t(m.campaigns_persistent) : t(m.campaigns_not_persistent)}
            onChange={onSearchChange}
          />
        </>
      )}
    </>
  );
}
