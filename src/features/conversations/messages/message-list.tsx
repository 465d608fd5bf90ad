import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from '~/api/conversations';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { LoadingBars } from '~/ui/page/loading-bars';
import { EmptyState } from '~/ui/table/empty-state';
import { findByDay } from './find-in-messages';
import { MessageFilters } from './message-filters';
import { MessageFinder } from './message-finder';
import { MessagesInSight } from './messages-in-sight';
import { type MessagesSearch, withoutRepeats } from './messages-search';
import { useMessageFinder } from './use-message-finder';

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
  const messages = data && withoutRepeats(data.pages.flatMap((page) => page.data));
  const finder = useMessageFinder(messages ?? []);
  const { isLoading, loadUntil, stop } = useLoadUntil(messages ?? [], query);
  const [day, setDay] = useState<string>();
  const goToDay = (next: string | undefined) => {
    setDay(next);
    const find = (loaded: readonly Message[]) => next && findByDay(loaded, next, search.order ?? 'oldest');
    if (next !== undefined)
      loadUntil(
        (loaded) => Boolean(find(loaded)),
        (loaded) => finder.show(find(loaded) || loaded.at(-1)),
      );
  };
  const further = error ? (
    <ProblemNotice error={error} purpose="read" onRetry={() => void (data ? fetchNextPage() : refetch())} />
  ) : (
    hasNextPage && <LoadMore isLoading={isFetching} onLoad={() => void fetchNextPage()} />
  );
  return (
    <Stack component="section" gap="sm">
      <VisuallyHidden component="h2">{t(m.conversations_messages)}</VisuallyHidden>
      <MessageFilters
        search={search}
        onSearchChange={(change) => {
          stop();
          onSearchChange(change);
        }}
        day={day}
        onDay={goToDay}
        onFind={finder.open}
      />
      {finder.isOpen && (
        <MessageFinder
          {...finder}
          hasMore={hasNextPage}
          isLoading={isLoading}
          onLoadAll={() => loadUntil(() => false)}
          onStop={stop}
        />
      )}
      {!messages && !error && <LoadingBars heights={[72, 72, 72]} />}
      {messages?.length === 0 && (
        <EmptyState
          icon={<IconMessages size={22} aria-hidden />}
          title={t(search.message_type ? m.conversations_no_messages_of_type : m.conversations_no_messages)}
        />
      )}
      {messages && messages.length > 0 ? (
        <MessagesInSight
          number={number}
          messages={messages}
          hasMore={hasNextPage}
          search={finder.search}
          currentId={finder.currentId}
          shown={finder.shown}
        >
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

/** Reports whether enough messages are loaded. */
type IsEnough = (messages: readonly Message[]) => boolean;

interface Goal {
  readonly isEnough: IsEnough;
  readonly onReached: (messages: readonly Message[]) => void;
}

/** Loads page after page until enough messages are loaded or none are left. An error or `stop` ends it. */
function useLoadUntil(
  messages: readonly Message[],
  { error, hasNextPage, isFetching, fetchNextPage }: MessagesRead,
) {
  const [goal, setGoal] = useState<Goal | null>(null);
  const step = useEffectEvent(() => {
    if (goal === null || isFetching) return;
    if (error === null && hasNextPage && !goal.isEnough(messages)) return void fetchNextPage();
    setGoal(null);
    if (error === null) goal.onReached(messages);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these can be the reason for the next step
  useEffect(() => step(), [goal, isFetching, hasNextPage, error, messages.length]);
  return {
    isLoading: goal !== null,
    loadUntil: (isEnough: IsEnough, onReached: Goal['onReached'] = () => {}) =>
      setGoal({ isEnough, onReached }),
    stop: () => setGoal(null),
  };
}

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

/** Loads the next page on click, and when the button nears the viewport. */
function LoadMore({ isLoading, onLoad }: LoadMoreProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    const element = button.current;
    if (!element || isLoading) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <BusyButton ref={button} variant="default" loading={isLoading} onClick={onLoad}>
      {t(m.conversations_load_more)}
    </BusyButton>
  );
}
