import type { QueryClient } from '@tanstack/react-query';
import { findConversationsQuery } from '~/api/conversations';
import type { ApiProblemKind } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import type { FullLoadContext } from '~/records/list/use-full-load';
import { catchApiError } from '~/records/write-state';

const AT_ONCE = 4;

/** Errors that concern only one identifier. Any other error ends the search. */
const OF_ONE: ReadonlySet<ApiProblemKind> = new Set(['invalid', 'refused', 'server', 'unexpected-answer']);

/**
 * Searches for each identifier with a separate request, paced by the rate limit. The results are stored in the query
 * cache. Skips identifiers whose request fails. Throws `ApiError` if the error would affect all identifiers.
 */
export async function searchIdentifiers(
  queryClient: QueryClient,
  scope: Scope,
  identifiers: readonly string[],
  { pace, onProgress }: Pick<FullLoadContext, 'pace' | 'onProgress'>,
): Promise<void> {
  let ended = 0;
  onProgress(ended, identifiers.length);
  const waiting = identifiers.values();
  const readOn = async () => {
    for (const identifier of waiting) {
      const read = pace(() => queryClient.fetchQuery(findConversationsQuery(scope, identifier)));
      await catchApiError(read, (error) => {
        if (error.context.status === 404 || !OF_ONE.has(error.kind)) throw error;
      });
      ended += 1;
      onProgress(ended, identifiers.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
}
