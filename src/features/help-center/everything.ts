import { queryOptions } from '@tanstack/react-query';
import { type ArticleSummary, listArticles } from '~/api/articles';
import { type Category, listCategories } from '~/api/categories';
import { call } from '~/api/http/client';
import type { List } from '~/api/http/page';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';

/** Every page of a list, one after the other; the answer's own numbers say when it ends. */
async function everyPage<T>(read: (page: number) => Promise<List<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await read(page);
    all.push(...data);
    if (data.length === 0 || page >= meta.total_pages) return all;
  }
}

const MOST = 100;

/** All categories of a portal, in the platform's order. */
export const allCategoriesQuery = (scope: Scope, portalSlug: string) =>
  queryOptions<Category[]>({
    queryKey: readKey(scope, 'categories', 'all', portalSlug),
    queryFn: ({ signal }) =>
      everyPage((page) =>
        call(listCategories, { scope, params: { portalSlug }, query: { page, per_page: MOST }, signal }),
      ),
  });

/** All articles of a portal without their content, or those of one category or language. */
export const allArticlesQuery = (
  scope: Scope,
  portalSlug: string,
  filter: { readonly category_id?: number; readonly locale?: string } = {},
) =>
  queryOptions<ArticleSummary[]>({
    queryKey: readKey(scope, 'articles', 'all', { portalSlug, ...filter }),
    queryFn: ({ signal }) =>
      everyPage((page) =>
        call(listArticles, {
          scope,
          params: { portalSlug },
          query: { ...filter, sort: 'title_asc', page, per_page: MOST },
          signal,
        }),
      ),
  });
