import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { allCannedResponsesQuery } from '~/resources/all-canned-responses';
import { isInFolder } from './is-in-folder';
import type { FolderSearch } from './screen-state';
import { sortResponses } from './sort-responses';

/** Returns the responses of a folder. Loads all responses unless fresh ones are cached, and filters them. */
export async function loadFolderResponses(
  queryClient: QueryClient,
  scope: Scope,
  { folder, ...search }: FolderSearch,
) {
  const { data } = await queryClient.fetchQuery(allCannedResponsesQuery(scope));
  return {
    data: sortResponses(
      data.filter(({ short_code }) => isInFolder(short_code, folder)),
      search,
    ),
  };
}
