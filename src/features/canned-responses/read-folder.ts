import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { allResponsesQuery } from '~/resources/all-canned-responses';
import { isInFolder } from './folders';
import type { FolderSearch } from './screen-state';
import { sortResponses } from './sort-responses';

/** Reads all responses, unless they have just been read, and narrows them to a folder. */
export async function readFolder(
  queryClient: QueryClient,
  scope: Scope,
  { folder, ...search }: FolderSearch,
) {
  const { data } = await queryClient.fetchQuery(allResponsesQuery(scope));
  return {
    data: sortResponses(
      data.filter(({ short_code }) => isInFolder(short_code, folder)),
      search,
    ),
  };
}
