import type { ARTICLE_SORTS, ARTICLE_STATUSES } from '~/api/choices';

/** The URL parameters of an article list. */
export interface ArticlesSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly status?: (typeof ARTICLE_STATUSES)[number] | undefined;
  readonly locale?: string | undefined;
  readonly category_id?: number | undefined;
  readonly sort?: (typeof ARTICLE_SORTS)[number] | undefined;
}
