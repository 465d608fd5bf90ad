import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { INBOX_SORTS } from '~/api/choices';
import { PAGE_SIZES } from '~/api/http/page';
import { type Inbox, inboxesQuery, listInboxes } from '~/api/inboxes';
import { channelWord } from '~/domain/channel-word';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/list/view-button';
import { useScope } from '~/session/scope-context';
import { Page } from '~/ui/page/page';
import type { Column } from '~/ui/table/data-table';
import { Filter, Filters } from '~/ui/table/filters';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';

export interface InboxesSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: (typeof INBOX_SORTS)[number] | undefined;
}

interface InboxesScreenProps {
  readonly search: InboxesSearch;
  readonly onSearchChange: (change: InboxesSearch) => void;
}

/** The account's inboxes; each has a page of its own. */
export function InboxesScreen({ search, onSearchChange }: InboxesScreenProps) {
  const t = useT();
  const scope = useScope();
  const inboxes = useQuery({ ...inboxesQuery(scope, search), placeholderData: keepPreviousData });
  const sortTitles = {
    name_asc: t(m.common_sort_name_asc),
    name_desc: t(m.common_sort_name_desc),
    newest: t(m.common_newest_first),
    oldest: t(m.common_oldest_first),
  };
  const columns: Column<Inbox>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link
          to="/$workspace/inboxes/$inboxId"
          params={{ workspace: scope.slug, inboxId: String(id) }}
          dir="auto"
        >
          {name}
        </Link>
      ),
    },
    {
      key: 'channel',
      width: '12rem',
      title: t(m.common_channel),
      cell: ({ channel_type }) => channelWord(t, channel_type),
    },
    {
      key: 'timezone',
      width: '13rem',
      title: t(m.common_time_zone),
      secondary: true,
      cell: (inbox) => inbox.timezone,
    },
    {
      key: 'hours',
      width: '10rem',
      title: t(m.inboxes_working_hours),
      secondary: true,
      cell: (inbox) => t(inbox.working_hours_enabled ? m.common_yes : m.common_no),
    },
  ];
  const view = useTableView('inboxes', columns);
  return (
    <Page title={t(m.frame_inboxes)} description={t(m.inboxes_description)}>
      <Filters
        view={<ViewButton view={view} source={{ operation: listInboxes, query: search }} />}
        search={
          <SearchField
            label={t(m.common_search_name)}
            value={search.search ?? ''}
            onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
          />
        }
      >
        <Filter
          label={t(m.common_sort)}
          value={search.sort ?? 'name_asc'}
          data={INBOX_SORTS.map((value) => ({ value, label: sortTitles[value] }))}
          onChange={(event) => {
            const sort = INBOX_SORTS.find((value) => value === event.currentTarget.value);
            onSearchChange({ sort, page: undefined });
          }}
        />
      </Filters>
      <PagedList
        query={inboxes}
        label={t(m.frame_inboxes)}
        view={view}
        empty={
          <NoRows
            search={search.search}
            hint={t(m.common_search_name_hint)}
            onClear={() => onSearchChange({ search: undefined, page: undefined })}
            icon={<IconInbox size={20} aria-hidden />}
            title={t(m.inboxes_none)}
            text={t(m.inboxes_none_text)}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
    </Page>
  );
}
