import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { readTerms, termListRevision } from '~/drafts/term-lists';
import type { Term } from '~/lib/terms/term';
import { useScope } from '~/session/scope-context';

/**
 * Returns a portal's terms, which are stored in this browser. Undefined until they are loaded. Updates after each
 * change.
 */
export function useTerms(portalSlug: string): readonly Term[] | undefined {
  const scope = useScope();
  const revision = useSyncExternalStore(termListRevision.subscribe, termListRevision.get);
  return useQuery({
    queryKey: [...buildQueryKey(scope, 'terms'), portalSlug, revision],
    queryFn: () => readTerms(scope, portalSlug),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  }).data;
}
