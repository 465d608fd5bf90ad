import { queryOptions } from '@tanstack/react-query';
import { type CannedResponse, listCannedResponses } from '~/api/canned-responses';
import { type PageReadOptions, readAllPages } from '~/api/http/all-pages';
import { buildQueryKey } from '~/api/http/query';
import { createRequestPacer } from '~/api/http/request-pacer';
import type { Scope } from '~/api/scope';

/**
 * Loads all canned responses, oldest first. In this order, a response that is created during loading is added at the
 * end and doesn't shift the pages.
 */
export const readAllCannedResponses = (
  scope: Scope,
  reading: PageReadOptions,
  search?: string,
): Promise<readonly CannedResponse[]> =>
  readAllPages(scope, listCannedResponses, { query: { sort: 'oldest', ...(search && { search }) } }, reading);

const compareShortCodes = (a: CannedResponse, b: CannedResponse): number =>
  a.short_code.localeCompare(b.short_code);

/**
 * The query of all canned responses of the account, sorted by short code. The page derives its folders from the short
 * codes.
 */
export const allCannedResponsesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: buildQueryKey(scope, 'cannedResponses', 'all'),
    queryFn: async ({ signal }) => {
      const all = await readAllCannedResponses(scope, { signal, pace: createRequestPacer({ signal }) });
      return { data: all.toSorted(compareShortCodes) };
    },
    staleTime: 60_000,
  });
