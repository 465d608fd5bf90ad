import type { ARTICLE_SORTS, ARTICLE_STATUSES } from '~/api/choices';
import type { REVIEW_FILTERS, SPECIAL_AUTHORS } from './filter-values';

/** The URL parameters of an article list. */
export interface ArticlesSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly status?: (typeof ARTICLE_STATUSES)[number] | undefined;
  readonly locale?: string | undefined;
  readonly category_id?: number | undefined;
  readonly sort?: (typeof ARTICLE_SORTS)[number] | undefined;
  readonly author_id?: number | (typeof SPECIAL_AUTHORS)[number] | undefined;
  readonly reviewed?: (typeof REVIEW_FILTERS)[number] | undefined;
}

/**
 * Reports whether a filter is set that the platform doesn't support. The list is then filtered, sorted and paginated in
 * the browser.
 */
export const needsAllArticles = ({ author_id, reviewed }: ArticlesSearch): boolean =>
  author_id !== undefined || reviewed !== undefined;

export const toArticlesQuery = ({ author_id: _, reviewed: __, ...query }: ArticlesSearch) => query;
