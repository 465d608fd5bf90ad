import { type ArticleSummary, listArticles } from '~/api/articles';
import { readAllPages } from '~/api/http/all-pages';
import { useReading } from '~/records/list/use-reading';
import { useScope } from '~/session/scope-context';
import type { ArticlesSearch } from './articles-search';

/** Reads all articles that fit what is searched for, page by page: what is chosen of them is a list, not a search. */
export function useMatchingArticles(
  portalSlug: string,
  { page: _, per_page: __, ...query }: ArticlesSearch,
  onFound: (articles: readonly ArticleSummary[]) => void,
) {
  const scope = useScope();
  const { state, start, stop } = useReading();
  return {
    state,
    read: () =>
      void start(
        (tools) => readAllPages(scope, listArticles, { params: { portalSlug }, query }, tools),
        onFound,
      ),
    stop,
  };
}
