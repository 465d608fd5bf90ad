import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CannedResponse } from '~/api/canned-responses';
import { allResponsesQuery } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';

interface AllResponsesOptions {
  /** The list needs all responses, because it is narrowed to a folder. */
  readonly isFolder: boolean;
  /** The list is on screen, so that the folders may be read beside it. */
  readonly isListed: boolean;
  /** A form is open: nothing is read again before its outcome is known. */
  readonly isEditing: boolean;
}

/**
 * Reads all responses, which tell the folders. `store` and `remove` put the outcome of a write in place: an account may have ten
 * thousand responses, which would be read again otherwise.
 */
export function useAllResponses({ isFolder, isListed, isEditing }: AllResponsesOptions) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const hasTree = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const query = allResponsesQuery(scope);
  const all = useQuery({ ...query, enabled: (isFolder || (hasTree && isListed)) && !isEditing });
  const change = (update: (responses: readonly CannedResponse[]) => readonly CannedResponse[]) => {
    const updatedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt;
    queryClient.setQueryData(
      query.queryKey,
      (read) => read && { data: [...update(read.data)] },
      updatedAt === undefined ? {} : { updatedAt },
    );
  };
  return {
    all,
    store: (stored: CannedResponse) =>
      change((responses) =>
        responses.some(({ id }) => id === stored.id)
          ? responses.map((one) => (one.id === stored.id ? stored : one))
          : [...responses, stored],
      ),
    remove: ({ id }: CannedResponse) => change((responses) => responses.filter((one) => one.id !== id)),
  };
}
