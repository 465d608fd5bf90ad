import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NAME_SORTS } from '~/api/choices';
import { type Inbox, inboxesQuery, listInboxes } from '~/api/inboxes';
import { ZoneClock } from '~/domain/zone-clock';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ListScreen } from '~/records/list/list-screen';
import { NameSortFilter } from '~/records/list/name-sort-filter';
import { useScope } from '~/session/scope-context';
import { ChannelIcon } from '~/ui/identity/channel-icon';
import { getChannelName } from '~/ui/identity/channels';
import { StatusDot } from '~/ui/identity/status-dot';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import { CheckMarkIcon } from '~/ui/table/check-mark-icon';
import type { Column } from '~/ui/table/data-table';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import row from '~/ui/table/row.module.css';

interface InboxesSearch extends ListSearchParams {
  readonly sort?: (typeof NAME_SORTS)[number] | undefined;
}

export function InboxesScreen({ search, onSearchChange }: SearchProps<InboxesSearch>) {
  const t = useT();
  const scope = useScope();
  const inboxes = useQuery({ ...inboxesQuery(scope, search), placeholderData: keepPreviousData });
  const yesNo = (is: boolean) => t(is ? m.common_yes : m.common_no);
  const columns: Column<Inbox>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      width: '16rem',
      text: ({ name }) => name,
      cell: ({ id, name, channel_type }) => (
        <span className={row.marked}>
          <ChannelIcon type={channel_type} isFramed isDecorative />
          <Link
            to="/$workspace/inboxes/$inboxId"
            params={{ workspace: scope.slug, inboxId: String(id) }}
            dir="auto"
          >
            {name}
          </Link>
        </span>
      ),
    },
    {
      key: 'channel',
      width: '8rem',
      title: t(m.common_channel),
      cell: ({ channel_type }) => getChannelName(t, channel_type),
    },
    {
      key: 'greeting',
      title: t(m.inboxes_greeting),
      secondary: true,
      text: ({ greeting_message }) => greeting_message,
      cell: ({ greeting_message }) => greeting_message || <span className="dimmed">{t(m.common_none)}</span>,
    },
    {
      key: 'timezone',
      width: '10rem',
      title: t(m.zones_local_time),
      sheetTitle: t(m.common_time_zone),
      secondary: true,
      text: ({ timezone }) => timezone,
      cell: ({ timezone }) => <ZoneClock zone={timezone} />,
    },
    {
      key: 'hours',
      width: '8rem',
      title: t(m.inboxes_working_hours),
      secondary: true,
      text: (inbox) => yesNo(inbox.working_hours_enabled),
      cell: ({ working_hours_enabled: isUsed }) => (
        <StatusDot tone={isUsed ? 'ok' : 'idle'}>
          {t(isUsed ? m.inboxes_hours_used : m.inboxes_hours_not_used)}
        </StatusDot>
      ),
    },
    {
      key: 'satisfaction',
      width: '6.5rem',
      title: t(m.inboxes_satisfaction),
      secondary: true,
      text: (inbox) => yesNo(inbox.csat_survey_enabled),
      cell: (inbox) => <CheckMarkIcon isYes={inbox.csat_survey_enabled} />,
    },
    {
      key: 'auto_assign',
      width: '9rem',
      title: t(m.common_auto_assignment),
      secondary: true,
      text: (inbox) => yesNo(inbox.enable_auto_assignment),
      cell: (inbox) => <CheckMarkIcon isYes={inbox.enable_auto_assignment} />,
    },
  ];
  return (
    <ListScreen
      list="inboxes"
      title={t(m.frame_inboxes)}
      actions={<ViewOnlyNotice reason={t(m.inboxes_view_only)} />}
      columns={columns}
      query={inboxes}
      source={{ operation: listInboxes, query: search }}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.common_search_name)}
      searchHint={t(m.common_search_name_hint)}
      filters={<NameSortFilter sort={search.sort} onSearchChange={onSearchChange} />}
      empty={{ icon: IconInbox, title: t(m.inboxes_none), text: t(m.inboxes_none_text) }}
    />
  );
}
