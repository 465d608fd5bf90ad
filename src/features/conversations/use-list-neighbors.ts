import { useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '~/api/conversations';
import { buildQueryKey } from '~/api/http/query';
import { useScope } from '~/session/scope-context';

interface Neighbors {
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/**
 * Returns the previous and next conversation of the most recently loaded list that contains this conversation. Returns
 * null if there is no such list.
 */
export function useListNeighbors(number: number): Neighbors | null {
  const queryClient = useQueryClient();
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: buildQueryKey(useScope(), 'conversations', 'list') })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { queryKey } of lists) {
    const rows = queryClient.getQueryData<{ readonly data: readonly Conversation[] }>(queryKey)?.data ?? [];
    const place = rows.findIndex(({ id }) => id === number);
    if (place !== -1) return { previous: rows[place - 1]?.id, next: rows[place + 1]?.id };
  }
  return null;
}
