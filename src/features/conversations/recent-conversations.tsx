import { IconMessages } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Conversation, conversationsQuery, listConversations } from '~/api/conversations';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useIgnored } from '~/session/use-availability';
import type { Column } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { IgnoredNotice } from '~/ui/ignored-notice';
import { PagedList } from '~/ui/paged-list';
import { Time } from '~/ui/time';
import { ConversationLink } from './conversation-link';
import { ConversationStatus } from './conversation-status';
import { type ConversationsSearch, isNarrowed, listQueryOf } from './conversations-search';
import { PriorityTag } from './priority-tag';
import { useInboxNames } from './use-names';

interface RecentConversationsProps {
  readonly search: ConversationsSearch;
  readonly isListed: boolean;
  readonly onSearchChange: (change: ConversationsSearch) => void;
}

/** The account's conversations by their last activity, as far as the person reaches. */
export function RecentConversations({ search, isListed, onSearchChange }: RecentConversationsProps) {
  const t = useT();
  const scope = useScope();
  const isIgnored = useIgnored(listConversations);
  const inboxes = useInboxNames();
  const conversations = useQuery({
    ...conversationsQuery(scope, listQueryOf(search)),
    placeholderData: keepPreviousData,
    enabled: isListed,
  });
  const columns: Column<Conversation>[] = [
    {
      key: 'id',
      width: '8rem',
      title: t(m.common_number),
      cell: ({ id }) => <ConversationLink id={id} />,
    },
    {
      key: 'contact',
      title: t(m.conversations_contact),
      cell: ({ contact }) => contact?.name,
    },
    {
      key: 'status',
      beside: true,
      width: '7.5rem',
      title: t(m.common_status),
      cell: ({ status }) => <ConversationStatus status={status} />,
    },
    {
      key: 'priority',
      width: '7.5rem',
      title: t(m.common_priority),
      secondary: true,
      cell: ({ priority }) => priority && <PriorityTag priority={priority} />,
    },
    {
      key: 'inbox',
      width: '14rem',
      title: t(m.common_inbox),
      secondary: true,
      cell: ({ inbox_id }) => inboxes.get(inbox_id) ?? t(m.conversations_number, { number: inbox_id }),
    },
    {
      key: 'activity',
      width: '12rem',
      title: t(m.conversations_last_activity),
      cell: ({ last_activity_at }) => <Time value={last_activity_at} style="ago" />,
    },
  ];
  if (!isListed)
    return <EmptyState title={t(m.conversations_list_off)} text={t(m.conversations_list_off_text)} />;
  return (
    <>
      <IgnoredNotice
        names={[
          isIgnored('status') && t(m.common_status),
          isIgnored('inbox_id') && t(m.common_inbox),
          isIgnored('updated_after') && t(m.conversations_updated_from),
          isIgnored('updated_before') && t(m.conversations_updated_to),
        ]}
      />
      <PagedList
        query={conversations}
        label={t(m.conversations_recent)}
        columns={columns}
        empty={
          <EmptyState
            icon={<IconMessages size={20} aria-hidden />}
            title={t(isNarrowed(search) ? m.conversations_none_filtered : m.conversations_none)}
            text={t(m.conversations_none_text)}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
    </>
  );
}
