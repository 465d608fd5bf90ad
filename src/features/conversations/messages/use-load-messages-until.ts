import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '~/api/conversations';
import type { MessagesQueryResult } from './messages-query-result';

/** Called after each page. Reports whether enough messages are loaded. */
type IsEnough = (messages: readonly Message[]) => boolean;

interface Goal {
  readonly isEnough: IsEnough;
  readonly onReached: (messages: readonly Message[]) => void;
}

/**
 * Loads pages until enough messages are loaded or there are no more pages. Stops on errors and when `stop` is called.
 */
export function useLoadMessagesUntil(
  messages: readonly Message[],
  { error, hasNextPage, isFetching, fetchNextPage }: MessagesQueryResult,
) {
  const [goal, setGoal] = useState<Goal | null>(null);
  const step = useEffectEvent(() => {
    if (goal === null || isFetching) return;
    if (error === null && hasNextPage && !goal.isEnough(messages)) return void fetchNextPage();
    setGoal(null);
    if (error === null) goal.onReached(messages);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes can trigger loading the next page
  useEffect(() => step(), [goal, isFetching, hasNextPage, error, messages.length]);
  return {
    isLoading: goal !== null,
    loadUntil: (isEnough: IsEnough, onReached: Goal['onReached'] = () => {}) =>
      setGoal({ isEnough, onReached }),
    stop: () => setGoal(null),
  };
}
