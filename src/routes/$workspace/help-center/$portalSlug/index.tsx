import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { articlesQuery } from '~/api/articles';
import { ARTICLE_SORTS, ARTICLE_STATUSES } from '~/api/choices';
import { portalQuery } from '~/api/portals';
import { ArticlesScreen } from '~/features/help-center/articles/articles-screen';
import { REVIEW_FILTERS, SPECIAL_AUTHORS } from '~/features/help-center/articles/filter-values';
import { allCategoriesQuery } from '~/resources/portal-queries';
import {
  defineChoiceSchema,
  listSearchSchemas,
  positiveIntegerSchema,
  searchTextSchema,
} from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/')({
  validateSearch: z.object({
    ...listSearchSchemas,
    status: defineChoiceSchema(ARTICLE_STATUSES),
    locale: searchTextSchema,
    category_id: positiveIntegerSchema,
    sort: defineChoiceSchema(ARTICLE_SORTS),
    author_id: z.catch(
      z.optional(z.union([z.enum(SPECIAL_AUTHORS), z.int().check(z.positive())])),
      undefined,
    ),
    reviewed: defineChoiceSchema(REVIEW_FILTERS),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, params: { portalSlug }, deps }) => {
    void queryClient.prefetchQuery(portalQuery(scope, portalSlug));
    // Prefetches no page of articles if the list is filtered by author or review, because the screen then loads all
    // articles.
    if (!deps.author_id && !deps.reviewed)
      void queryClient.prefetchQuery(articlesQuery(scope, portalSlug, deps));
    void queryClient.prefetchQuery(allCategoriesQuery(scope, portalSlug));
  },
  component: Articles,
});

function Articles() {
  const navigate = Route.useNavigate();
  const { portalSlug } = Route.useParams();
  return (
    <ArticlesScreen
      key={portalSlug}
      portalSlug={portalSlug}
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
