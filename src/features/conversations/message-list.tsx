import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { MESSAGE_TYPES } from '~/api/choices';
import { listMessages, type Message } from '~/api/conversations';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIgnored } from '~/session/use-availability';
import { EmptyState } from '~/ui/empty-state';
import { Filter, Filters } from '~/ui/filters';
import { IgnoredNotice } from '~/ui/ignored-notice';
import { LoadingBars } from '~/ui/loading-bars';
import { ProblemNotice } from '~/ui/problem-notice';
import { typeWord } from './labels';
import { LoadMore } from './load-more';
import { MessagesInSight } from './messages-in-sight';
import { type MessagesSearch, ORDERS, withoutRepeats } from './messages-search';

/** What is shown of the walk. */
interface MessagesRead {
  readonly data: { readonly pages: readonly { readonly data: readonly Message[] }[] } | undefined;
  readonly error: ApiError | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface MessageListProps {
  /** Of the conversation. */
  readonly number: number;
  readonly query: MessagesRead;
  readonly search: MessagesSearch;
  readonly onSearchChange: (change: MessagesSearch) => void;
}

/** A conversation's messages, walked page by page as far as one reads. Nobody knows how many there are before the end. */
export function MessageList({ number, query, search, onSearchChange }: MessageListProps) {
  const t = useT();
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const isIgnored = useIgnored(listMessages);
  const messages = data && withoutRepeats(data.pages.flatMap((page) => page.data));
  const orderTitles = { oldest: t(m.conversations_oldest_first), newest: t(m.common_newest_first) };
  const further = error ? (
    <ProblemNotice error={error} purpose="read" onRetry={() => void (data ? fetchNextPage() : refetch())} />
  ) : (
    hasNextPage && <LoadMore isLoading={isFetching} onLoad={() => void fetchNextPage()} />
  );
  return (
    <Stack component="section" gap="sm">
      <VisuallyHidden component="h2">{t(m.conversations_messages)}</VisuallyHidden>
      <Filters>
        <Filter
          label={t(m.common_type)}
          value={search.message_type ?? ''}
          isIgnored={isIgnored('message_type')}
          data={[
            { value: '', label: t(m.conversations_any_type) },
            ...MESSAGE_TYPES.map((value) => ({ value, label: typeWord(t, value) })),
          ]}
          onChange={(event) => {
            const message_type = MESSAGE_TYPES.find((value) => value === event.currentTarget.value);
            onSearchChange({ message_type });
          }}
        />
        <Filter
          label={t(m.conversations_order)}
          value={search.order ?? 'oldest'}
          isIgnored={isIgnored('order')}
          data={ORDERS.map((value) => ({ value, label: orderTitles[value] }))}
          onChange={(event) => {
            const order = ORDERS.find((value) => value === event.currentTarget.value);
            onSearchChange({ order });
          }}
        />
      </Filters>
      <IgnoredNotice
        names={[
          isIgnored('message_type') && t(m.common_type),
          isIgnored('order') && t(m.conversations_order),
        ]}
      />
      {!messages && !error && <LoadingBars heights={[72, 72, 72]} />}
      {messages?.length === 0 && (
        <EmptyState
          icon={<IconMessages size={22} aria-hidden />}
          title={t(search.message_type ? m.conversations_no_messages_of_type : m.conversations_no_messages)}
        />
      )}
      {messages && messages.length > 0 ? (
        <MessagesInSight number={number} messages={messages} hasMore={hasNextPage}>
          <Text size="sm" c="dimmed" role="status">
            {t(hasNextPage ? m.conversations_shown_so_far : m.conversations_shown_all, {
              count: messages.length,
            })}
          </Text>
          {further}
        </MessagesInSight>
      ) : (
        further
      )}
    </Stack>
  );
}
