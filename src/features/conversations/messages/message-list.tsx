import { VisuallyHidden } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { type Conversation, listMessages, type Message } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { useIgnoredParameters } from '~/session/use-operation-availability';
import { IgnoredParametersNotice } from '~/ui/notice/ignored-parameters-notice';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { LoadingBars } from '~/ui/page/loading-bars';
import { EmptyState } from '~/ui/table/empty-state';
import { findMessageByDay } from './find-in-messages';
import { findWaitingPeriods } from './find-waiting-periods';
import { LoadMoreButton } from './load-more-button';
import classes from './message.module.css';
import type { MessagesQueryResult } from './messages-query-result';
import { type MessagesSearch, removeDuplicates } from './messages-search';
import { MessagesToolbar } from './messages-toolbar';
import { useLoadMessagesUntil } from './use-load-messages-until';
import { useMessageFinder } from './use-message-finder';
import { VirtualMessageList } from './virtual-message-list';

interface MessageListProps {
  readonly conversation: Conversation;
  readonly query: MessagesQueryResult;
  readonly search: MessagesSearch;
  readonly onSearchChange: (change: MessagesSearch) => void;
}

const NONE: readonly Message[] = [];

/**
 * Lists the messages of a conversation. The messages are loaded page by page, starting with the newest or the oldest.
 * Their total number is unknown until all pages are loaded.
 */
export function MessageList({ conversation, query, search, onSearchChange }: MessageListProps) {
  const t = useT();
  const isIgnored = useIgnoredParameters(listMessages);
  const { order, messages, hasEarlier, hasLater } = useLoadedMessages(query, search);
  const isFromEnd = order === 'newest';
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const finder = useMessageFinder(messages, order);
  const { isLoading, loadUntil, stop } = useLoadMessagesUntil(messages, query);
  const goToDay = (day: string) =>
    loadUntil(
      (now) =>
        isFromEnd ? now[0] !== undefined && isBefore(now[0], day) : findMessageByDay(now, day) !== undefined,
      (now) => finder.show(findMessageByDay(now, day) ?? now.at(-1)),
    );
  const change = (next: MessagesSearch) => {
    stop();
    onSearchChange(next);
  };
  const type = isIgnored('message_type') ? undefined : search.message_type;
  // Computes waits only if all message types are shown, because a wait may start or end with a hidden message.
  const waits = findWaitingPeriods(type ? NONE : messages, {
    hasEarlier,
    hasLater,
    waitingSince: conversation.waiting_since,
  });
  const further = error ? (
    <ProblemNotice error={error} purpose="read" onRetry={() => void (data ? fetchNextPage() : refetch())} />
  ) : (
    hasNextPage && (
      <LoadMoreButton
        label={t(isFromEnd ? m.conversations_load_earlier : m.conversations_load_more)}
        isLoading={isFetching}
        onLoad={() => void fetchNextPage()}
      />
    )
  );
  return (
    <section className={classes.messages}>
      <VisuallyHidden component="h2">{t(m.conversations_messages)}</VisuallyHidden>
      <MessagesToolbar
        finder={finder}
        jump={{
          messages,
          hasEarlier,
          hasLater,
          firstDay: getDayKey(new Date(conversation.created_at)),
          lastDay: getDayKey(new Date(conversation.last_activity_at)),
          onJump: goToDay,
          onFirst: () => (hasEarlier ? change({ order: 'oldest' }) : finder.show(messages[0])),
          onNewest: () => (hasLater ? change({ order: undefined }) : finder.show(messages.at(-1))),
        }}
        search={search}
        onSearchChange={change}
        count={messages.length}
        hasMore={hasNextPage}
        isLoading={isLoading}
        onLoadAll={() => loadUntil(() => false)}
        onStop={stop}
      />
      <IgnoredParametersNotice
        names={[
          isIgnored('message_type') && t(m.common_type),
          isIgnored('order') && search.order === 'newest' && t(m.conversations_order),
        ]}
      />
      {!data && !error && <LoadingBars heights={[72, 72, 72]} />}
      {data && messages.length === 0 && (
        <EmptyState
          icon={<IconMessages size={22} aria-hidden />}
          title={t(search.message_type ? m.conversations_no_messages_of_type : m.conversations_no_messages)}
        />
      )}
      {messages.length === 0 ? (
        further
      ) : (
        <>
          {isFromEnd && (
            <div className={classes.earlier}>{further || (!type && t(m.conversations_start))}</div>
          )}
          <VirtualMessageList
            key={`${order} ${type}`}
            number={conversation.id}
            messages={messages}
            hasMore={hasNextPage}
            isFromEnd={isFromEnd}
            waits={waits}
            search={finder.search}
            currentId={finder.currentId}
            shown={finder.shown}
          >
            {!isFromEnd && further}
          </VirtualMessageList>
        </>
      )}
    </section>
  );
}

/**
 * Returns the loaded messages in ascending order, and whether there are earlier or later messages that aren't loaded.
 */
function useLoadedMessages({ data, hasNextPage }: MessagesQueryResult, search: MessagesSearch) {
  const isIgnored = useIgnoredParameters(listMessages);
  // If the platform doesn't support `order`, it returns the oldest messages first.
  const order = isIgnored('order') ? 'oldest' : (search.order ?? 'newest');
  const loaded = data ? removeDuplicates(data.pages.flatMap((page) => page.data)) : NONE;
  return order === 'newest'
    ? { order, messages: loaded.toReversed(), hasEarlier: hasNextPage, hasLater: false }
    : { order, messages: loaded, hasEarlier: false, hasLater: hasNextPage };
}

const isBefore = ({ created_at }: Message, day: string): boolean =>
  new Date(created_at) < new Date(`${day}T00:00:00`);
