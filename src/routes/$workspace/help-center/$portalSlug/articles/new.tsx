import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { articleQuery } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { NewArticleScreen } from '~/features/help-center/article/editing/new-article-screen';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { positiveIntegerSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/articles/new')({
  validateSearch: z.object({
    category_id: positiveIntegerSchema,
    /** The ID of the article to translate. */
    translates: positiveIntegerSchema,
    /** The ID of the article to copy. */
    copies: positiveIntegerSchema,
    /** The language of the new article, if there is no category in this language yet. */
    locale: z.catch(z.optional(z.string()), undefined),
  }),
  loaderDeps: ({ search: { translates, copies } }) => ({ translates, copies }),
  loader: async ({
    context: { queryClient, scope },
    params: { portalSlug },
    deps: { translates, copies },
  }) => {
    void queryClient.prefetchQuery(portalQuery(scope, portalSlug));
    void queryClient.prefetchQuery(allCategoriesQuery(scope, portalSlug));
    const read = (articleId: number | undefined) =>
      articleId === undefined
        ? undefined
        : queryClient.fetchQuery(articleQuery(scope, portalSlug, articleId));
    const [original, copied] = await Promise.all([read(translates), read(copies)]);
    return { original, copied };
  },
  component: NewArticlePage,
});

function NewArticlePage() {
  const goOn = useNavigateWhileMounted();
  const params = Route.useParams();
  const { category_id, translates, copies, locale } = Route.useSearch();
  const { original, copied } = Route.useLoaderData();
  const router = useRouter();
  const openCreated = async (articleId: number) => {
    const page = {
      to: '/$workspace/help-center/$portalSlug/articles/$articleId',
      params: { ...params, articleId: String(articleId) },
      search: {},
    } as const;
    // Loads the page of the created article before opening it, so that the user can continue writing on this screen in
    // the meantime.
    await router.preloadRoute(page);
    await goOn({ ...page, state: true, replace: true, ignoreBlocker: true });
  };
  return (
    <NewArticleScreen
      key={`${params.portalSlug}/${translates}/${copies}/${locale}`}
      portalSlug={params.portalSlug}
      categoryId={category_id ?? null}
      language={locale ?? copied?.locale ?? null}
      original={original}
      copied={copied}
      onCreated={(articleId) => void openCreated(articleId)}
    />
  );
}
