import { listArticles } from '~/api/articles';
import { listCategories } from '~/api/categories';
import { buildAllPagesQueryOptions, type ListLoadingOptions } from '~/api/http/all-pages';
import type { Scope } from '~/api/scope';

/** The query of all categories of a portal, in the platform's order. */
export const allCategoriesQuery = (scope: Scope, portalSlug: string, patience?: ListLoadingOptions) =>
  buildAllPagesQueryOptions(scope, listCategories, { params: { portalSlug } }, patience);

/** The query of all matching articles of a portal, without their content. */
export const allArticlesQuery = (
  scope: Scope,
  portalSlug: string,
  filter: { readonly category_id?: number; readonly locale?: string; readonly search?: string } = {},
  patience?: ListLoadingOptions,
) => {
  const whole = { params: { portalSlug }, query: { ...filter, sort: 'title_asc' } };
  return buildAllPagesQueryOptions(scope, listArticles, whole, patience);
};
