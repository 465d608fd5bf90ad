import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { articleQuery } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { NewArticle } from '~/features/help-center/article/new-article';
import { LOCALE_CODE } from '~/features/help-center/locale-name';
import { allCategoriesQuery } from '~/features/help-center/portal-queries';

const id = z.catch(z.optional(z.int().check(z.positive())), undefined);

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/articles/new')({
  validateSearch: z.object({
    category_id: id,
    /** The article that the new one translates. */
    translates: id,
    /** Its language, where the category is still to be created. */
    locale: z.catch(z.optional(z.string().check(z.regex(LOCALE_CODE))), undefined),
  }),
  loaderDeps: ({ search: { translates } }) => ({ translates }),
  loader: async ({ context: { queryClient, scope }, params: { portalSlug }, deps: { translates } }) => {
    void queryClient.prefetchQuery(portalQuery(scope, portalSlug));
    void queryClient.prefetchQuery(allCategoriesQuery(scope, portalSlug));
    if (translates === undefined) return undefined;
    return queryClient.fetchQuery(articleQuery(scope, portalSlug, translates));
  },
  component: NewArticlePage,
});

function NewArticlePage() {
  const navigate = Route.useNavigate();
  const params = Route.useParams();
  const { category_id, translates, locale } = Route.useSearch();
  return (
    <NewArticle
      key={`${params.portalSlug}/${translates}/${locale}`}
      portalSlug={params.portalSlug}
      categoryId={category_id ?? null}
      language={locale ?? null}
      original={Route.useLoaderData()}
      onCreated={(articleId) =>
        void navigate({
          to: '/$workspace/help-center/$portalSlug/articles/$articleId',
          params: { ...params, articleId: String(articleId) },
          search: {},
          replace: true,
          ignoreBlocker: true,
        })
      }
    />
  );
}
