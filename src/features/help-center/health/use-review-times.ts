import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { articleReviewRevision, readReviewTimes } from '~/drafts/article-review-store';
import { useScope } from '~/session/scope-context';

/** Returns the times of the last reviews, keyed by article ID. Updates after each review. */
export function useReviewTimes(portalSlug: string): ReadonlyMap<number, number> | undefined {
  const scope = useScope();
  const edition = useSyncExternalStore(articleReviewRevision.subscribe, articleReviewRevision.get);
  return useQuery({
    queryKey: [...buildQueryKey(scope, 'article-reviews'), portalSlug, edition],
    queryFn: () => readReviewTimes(scope, portalSlug),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  }).data;
}
