import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { articlesQuery } from '~/api/articles';
import { ARTICLE_STATUSES } from '~/api/choices';
import { useScope } from '~/session/scope-context';
import type { ArticlesSearch } from './articles-search';

/**
 * How many articles of each status fit what is searched for, and how many all together; undefined for as long as that isn't
 * known. `isCounted`: the list is there, and the platform counts.
 */
export function useStatusCounts(
  portalSlug: string,
  { search, locale, category_id }: ArticlesSearch,
  isCounted: boolean,
): Record<(typeof ARTICLE_STATUSES)[number] | 'all', number | undefined> {
  const scope = useScope();
  const [draft, published, archived] = useQueries({
    queries: ARTICLE_STATUSES.map((status) => ({
      ...articlesQuery(scope, portalSlug, { search, locale, category_id, status, per_page: 1 }),
      enabled: isCounted,
      placeholderData: keepPreviousData,
    })),
  }).map(({ data }) => (isCounted ? data?.meta.total_count : undefined));
  const isKnown = draft !== undefined && published !== undefined && archived !== undefined;
  return { draft, published, archived, all: isKnown ? draft + published + archived : undefined };
}
