import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { NAME_SORTS } from '~/api/choices';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { buildQueryKey } from '~/api/http/query';
import { listMacros, type Macro } from '~/api/macros';
import type { Scope } from '~/api/scope';

interface TextSearch {
  readonly search?: string | undefined;
  readonly sort?: (typeof NAME_SORTS)[number] | undefined;
}

/** The time in milliseconds for which all macros stay fresh while the user types. */
const FRESH_FOR_MS = 60_000;

/**
 * Queries the macros whose name or text contains the search. Loads all macros, because the platform searches only
 * names. Skips the request if the palette has already loaded them.
 */
export const macroTextQuery = (queryClient: QueryClient, scope: Scope, { search, sort }: TextSearch) =>
  queryOptions<{ readonly data: readonly Macro[] }>({
    queryKey: buildQueryKey(scope, 'macros', 'texts', { search, sort }),
    queryFn: async () => {
      const [all, { findMacros }] = await Promise.all([
        queryClient.fetchQuery({
          ...buildAllPagesQueryOptions(scope, listMacros, {}, { isPatient: true }),
          staleTime: FRESH_FOR_MS,
        }),
        import('./find-macros'),
      ]);
      return { data: findMacros(all, { search, sort }) };
    },
    staleTime: FRESH_FOR_MS,
  });
