import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { readKnownArticles, translationCheckRevision } from '~/drafts/translation-check-store';
import type { KnownArticles } from '~/drafts/translation-state';
import { useScope } from '~/session/scope-context';

/**
 * Returns the article versions and translation checks of a portal that are stored in this browser, and updates when
 * they change. Undefined while loading.
 */
export function useKnownArticles(portalSlug: string): KnownArticles | undefined {
  const scope = useScope();
  const edition = useSyncExternalStore(translationCheckRevision.subscribe, translationCheckRevision.get);
  const { data } = useQuery<KnownArticles>({
    queryKey: [...buildQueryKey(scope, 'translation-checks'), portalSlug, edition],
    queryFn: () => readKnownArticles(scope, portalSlug),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
  return data;
}
