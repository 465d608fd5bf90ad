import type { QueryClient } from '@tanstack/react-query';
import { type CannedResponse, cannedResponsesQuery } from '~/api/canned-responses';
import type { Scope } from '~/api/scope';

/** The records that a short code leads to, as the platform has them now; the exact one comes among the first by relevance. */
export async function lookUp(
  queryClient: QueryClient,
  scope: Scope,
  shortCode: string,
): Promise<readonly CannedResponse[]> {
  const query = cannedResponsesQuery(scope, { search: shortCode, per_page: 100 });
  return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).data;
}

/** The record of an id, under any of the short codes that it may have; undefined where it has none of them. */
export async function lookUpId(
  queryClient: QueryClient,
  scope: Scope,
  id: number,
  shortCodes: readonly string[],
): Promise<CannedResponse | undefined> {
  for (const shortCode of new Set(shortCodes)) {
    const found = (await lookUp(queryClient, scope, shortCode)).find((record) => record.id === id);
    if (found) return found;
  }
  return undefined;
}
