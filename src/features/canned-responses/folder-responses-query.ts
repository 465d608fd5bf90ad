import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CannedResponse } from '~/api/canned-responses';
import { buildQueryKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import type { FolderSearch } from './screen-state';

/**
 * Queries the responses of a folder, with search and sort order. Filters the responses in the browser, because the
 * platform has no folders.
 */
export const folderResponsesQuery = (
  queryClient: QueryClient,
  scope: Scope,
  { folder, search, sort }: FolderSearch,
) =>
  queryOptions<{ readonly data: readonly CannedResponse[] }>({
    queryKey: buildQueryKey(scope, 'cannedResponses', 'folder', { folder, search, sort }),
    queryFn: async () => {
      const { loadFolderResponses } = await import('./load-folder-responses');
      return loadFolderResponses(queryClient, scope, { folder, search, sort });
    },
    staleTime: 60_000,
  });
