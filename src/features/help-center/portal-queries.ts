import { listArticles } from '~/api/articles';
import { listCategories } from '~/api/categories';
import { allPagesOptions } from '~/api/http/all-pages';
import type { Scope } from '~/api/scope';

/** All categories of a portal, in the platform's order. */
export const allCategoriesQuery = (scope: Scope, portalSlug: string) =>
  allPagesOptions(scope, listCategories, { params: { portalSlug } });

/** All articles of a portal without their content, or those of one category or language. */
export const allArticlesQuery = (
  scope: Scope,
  portalSlug: string,
  filter: { readonly category_id?: number; readonly locale?: string } = {},
) =>
  allPagesOptions(scope, listArticles, { params: { portalSlug }, query: { ...filter, sort: 'title_asc' } });
