import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { readSavedFilters, type SavedFilter, savedFilterRevision } from '~/drafts/saved-filters';
import { useScope } from '~/session/scope-context';

/** The part of the storage key that identifies the conversation list. */
export const CONVERSATION_LIST_KEY = 'conversations';

/** Returns the saved filters of the conversation list, or undefined until they are loaded from this browser. */
export function useSavedFilters(): readonly SavedFilter[] | undefined {
  const scope = useScope();
  const revision = useSyncExternalStore(savedFilterRevision.subscribe, savedFilterRevision.get);
  const [workspace = '', ...rest] = buildQueryKey(scope, 'saved-filters');
  return useQuery<readonly SavedFilter[], Error>({
    queryKey: [workspace, ...rest, revision],
    queryFn: () => readSavedFilters(scope, CONVERSATION_LIST_KEY),
    // Keeps showing the previous filters while changed filters load, unless the workspace has changed.
    placeholderData: (former, query) => (query?.queryKey[0] === workspace ? former : undefined),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  }).data;
}
