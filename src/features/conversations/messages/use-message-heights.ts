import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '~/api/http/query';
import { useScope } from '~/session/scope-context';
import type { RowHeights } from '~/ui/table/use-rows-in-sight';

/**
 * How high the messages of a conversation were, kept for as long as what was read of it: who comes back finds the place,
 * since nothing above it is guessed.
 */
export function useMessageHeights(number: number) {
  const queryClient = useQueryClient();
  const queryKey = readKey(useScope(), 'conversations', 'heights', number);
  const [heights] = useState(() => queryClient.getQueryData<RowHeights>(queryKey));
  const keepHeights = (next: RowHeights) => void queryClient.setQueryData(queryKey, next);
  return { heights, keepHeights };
}
