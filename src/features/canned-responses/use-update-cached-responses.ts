import { useQueryClient } from '@tanstack/react-query';
import type { CannedResponse } from '~/api/canned-responses';
import { allCannedResponsesQuery } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';

/**
 * Returns functions that apply the outcome of a write to the cached list of all responses, so that up to ten thousand
 * responses aren't loaded again.
 */
export function useUpdateCachedResponses() {
  const { queryKey } = allCannedResponsesQuery(useScope());
  const queryClient = useQueryClient();
  const change = (update: (responses: readonly CannedResponse[]) => readonly CannedResponse[]) => {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData(
      queryKey,
      (read) => read && { data: [...update(read.data)] },
      updatedAt === undefined ? {} : { updatedAt },
    );
  };
  return {
    store: (stored: CannedResponse) =>
      change((responses) =>
        responses.some(({ id }) => id === stored.id)
          ? responses.map((one) => (one.id === stored.id ? stored : one))
          : [...responses, stored],
      ),
    remove: ({ id }: CannedResponse) => change((responses) => responses.filter((one) => one.id !== id)),
  };
}
