import { Stack, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Conversation, conversationsQuery, listConversations } from '~/api/conversations';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import type { Column } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { PagedList } from '~/ui/paged-list';
import { Time } from '~/ui/time';
import { ConversationFilters } from './conversation-filters';
import { ConversationLink } from './conversation-link';
import { ConversationStatus } from './conversation-status';
import { type ConversationsSearch, isNarrowed, listQueryOf } from './conversations-search';
import { priorityWord } from './labels';
import { Named } from './named';
import { useAreInboxesUnread, useInboxNames } from './use-names';

interface RecentConversationsProps {
  readonly search: ConversationsSearch;
  readonly onSearchChange: (change: ConversationsSearch) => void;
}

/** The account's conversations by their last activity, as far as the person reaches. */
export function RecentConversations({ search, onSearchChange }: RecentConversationsProps) {
  const t = useT();
  const scope = useScope();
  const isOn = useAvailability(listConversations) === 'on';
  const inboxes = useInboxNames();
  const areInboxesUnread = useAreInboxesUnread();
  const conversations = useQuery({
    ...conversationsQuery(scope, listQueryOf(search)),
    placeholderData: keepPreviousData,
    enabled: isOn,
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
      cell: ({ contact }) => contact?.name ?? t(m.common_none),
    },
    {
      key: 'status',
      width: '7.5rem',
      title: t(m.common_status),
      cell: ({ status }) => <ConversationStatus status={status} />,
    },
    {
      key: 'priority',
      width: '7.5rem',
      title: t(m.common_priority),
      secondary: true,
      cell: ({ priority }) => priority && priorityWord(t, priority),
    },
    {
      key: 'inbox',
      width: '14rem',
      title: t(m.common_inbox),
      secondary: true,
      cell: ({ inbox_id }) => <Named id={inbox_id} names={inboxes} />,
    },
    {
      key: 'activity',
      width: '12rem',
      title: t(m.conversations_last_activity),

      cell: ({ last_activity_at }) => <Time value={last_activity_at} style="ago" />,
    },
  ];
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h4">
        {t(m.conversations_recent)}
      </Title>
      {isOn ? (
        <>
          <ConversationFilters
            search={search}
            onSearchChange={onSearchChange}
            inboxes={inboxes}
            areInboxesUnread={areInboxesUnread}
          />
          <PagedList
            query={conversations}
            label={t(m.conversations_recent)}
            columns={columns}
            empty={
              <EmptyState
                title={t(isNarrowed(search) ? m.conversations_none_filtered : m.conversations_none)}
                text={t(m.conversations_none_text)}
              />
            }
            pageSizes={PAGE_SIZES}
            onPageChange={onSearchChange}
          />
        </>
      ) : (
        <EmptyState title={t(m.conversations_list_off)} text={t(m.conversations_list_off_text)} />
      )}
    </Stack>
  );
}
