import { Group, NativeSelect, Stack, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CONVERSATION_STATUSES } from '~/api/choices';
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
import { ConversationLink } from './conversation-link';
import { type ConversationsSearch, listQueryOf } from './conversations-search';
import { Named } from './named';
import { StatusBadge } from './status-badge';
import { useInboxNames } from './use-names';
import { priorityWord, statusWord } from './words';

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
  const conversations = useQuery({
    ...conversationsQuery(scope, listQueryOf(search)),
    placeholderData: keepPreviousData,
    enabled: isOn,
  });
  const isFiltered = search.status !== undefined || search.inbox_id !== undefined;
  const inboxIds = [...new Set([...inboxes.keys(), ...(search.inbox_id ? [search.inbox_id] : [])])];
  const columns: Column<Conversation>[] = [
    { key: 'id', title: t(m.conversations_display_number), cell: ({ id }) => <ConversationLink id={id} /> },
    {
      key: 'contact',
      title: t(m.conversations_contact),
      cell: ({ contact }) => contact?.name ?? t(m.common_none),
    },
    {
      key: 'status',
      title: t(m.conversations_status),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'priority',
      title: t(m.conversations_priority),
      secondary: true,
      cell: ({ priority }) => priority && priorityWord(t, priority),
    },
    {
      key: 'inbox',
      title: t(m.conversations_inbox),
      secondary: true,
      cell: ({ inbox_id }) => <Named id={inbox_id} names={inboxes} />,
    },
    {
      key: 'activity',
      title: t(m.conversations_last_activity),
      secondary: true,
      cell: ({ last_activity_at }) => <Time value={last_activity_at} />,
    },
  ];
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h4">
        {t(m.conversations_recent)}
      </Title>
      {isOn ? (
        <>
          <Group align="flex-end">
            <NativeSelect
              label={t(m.conversations_status)}
              value={search.status ?? ''}
              data={[
                { value: '', label: t(m.conversations_any_status) },
                ...CONVERSATION_STATUSES.map((value) => ({ value, label: statusWord(t, value) })),
              ]}
              onChange={(event) => {
                const status = CONVERSATION_STATUSES.find((value) => value === event.currentTarget.value);
                onSearchChange({ status, page: undefined });
              }}
            />
            {inboxIds.length > 0 && (
              <NativeSelect
                label={t(m.conversations_inbox)}
                maw="100%"
                value={search.inbox_id ?? ''}
                data={[
                  { value: '', label: t(m.conversations_any_inbox) },
                  ...inboxIds.map((id) => ({
                    value: String(id),
                    label: inboxes.get(id) ?? t(m.conversations_number, { number: id }),
                  })),
                ]}
                onChange={(event) => {
                  const inbox_id = Number(event.currentTarget.value) || undefined;
                  onSearchChange({ inbox_id, page: undefined });
                }}
              />
            )}
          </Group>
          <PagedList
            query={conversations}
            label={t(m.conversations_recent)}
            columns={columns}
            empty={
              <EmptyState
                title={t(isFiltered ? m.conversations_none_filtered : m.conversations_none)}
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
