import { queryOptions } from '@tanstack/react-query';
import { type CannedResponse, listCannedResponses } from '~/api/canned-responses';
import { type Reading, readAllPages } from '~/api/http/all-pages';
import { paceOf } from '~/api/http/pace';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';

/** Oldest first: what is created meanwhile comes last, and no page shifts. */
export const readAllResponses = (
  scope: Scope,
  reading: Reading,
  search?: string,
): Promise<readonly CannedResponse[]> =>
  readAllPages(scope, listCannedResponses, { query: { sort: 'oldest', ...(search && { search }) } }, reading);

export const byShortCode = (a: CannedResponse, b: CannedResponse): number =>
  a.short_code.localeCompare(b.short_code);

/** Every canned response of the account, by short code: what folders are made of. */
export const allResponsesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: readKey(scope, 'cannedResponses', 'all'),
    queryFn: async ({ signal }) => {
      const all = await readAllResponses(scope, { signal, pace: paceOf({ signal }) });
      return { data: all.toSorted(byShortCode) };
    },
    staleTime: 60_000,
  });
