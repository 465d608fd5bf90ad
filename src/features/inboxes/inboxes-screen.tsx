import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NAME_SORTS } from '~/api/choices';
import { type Inbox, inboxesQuery, listInboxes } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ListScreen } from '~/records/list/list-screen';
import { NameSort } from '~/records/list/name-sort';
import { useScope } from '~/session/scope-context';
import { getChannelWord } from '~/ui/identity/channels';
import type { Column } from '~/ui/table/data-table';
import type { ListSearch, SearchProps } from '~/ui/table/list-search';

interface InboxesSearch extends ListSearch {
  readonly sort?: (typeof NAME_SORTS)[number] | undefined;
}

/** The account's inboxes; each has a page of its own. */
export function InboxesScreen({ search, onSearchChange }: SearchProps<InboxesSearch>) {
  const t = useT();
  const scope = useScope();
  const inboxes = useQuery({ ...inboxesQuery(scope, search), placeholderData: keepPreviousData });
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
      cell: ({ channel_type }) => getChannelWord(t, channel_type),
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
  return (
    <ListScreen
      list="inboxes"
      title={t(m.frame_inboxes)}
      description={t(m.inboxes_description)}
      columns={columns}
      query={inboxes}
      source={{ operation: listInboxes, query: search }}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.common_search_name)}
      searchHint={t(m.common_search_name_hint)}
      filters={<NameSort sort={search.sort} onSearchChange={onSearchChange} />}
      empty={{ icon: IconInbox, title: t(m.inboxes_none), text: t(m.inboxes_none_text) }}
    />
  );
}
