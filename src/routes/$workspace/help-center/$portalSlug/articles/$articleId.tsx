import { createFileRoute, notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { articleQuery } from '~/api/articles';
import { EditArticleScreen } from '~/features/help-center/article/editing/edit-article-screen';
import { positiveIntegerSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/articles/$articleId')({
  /** The line of the article's text to scroll to. */
  validateSearch: z.object({ line: positiveIntegerSchema }),
  // Always fetches the article, because edits must start from its current version. Additional data loads later.
  loader: async ({ context: { queryClient, scope }, params: { portalSlug, articleId } }) => {
    if (!/^\d+$/.test(articleId)) throw notFound();
    const fresh = { staleTime: 0 };
    const article = await queryClient.fetchQuery({
      ...articleQuery(scope, portalSlug, Number(articleId)),
      ...fresh,
    });
    const rootId = article.associated_article_id;
    const original =
      rootId === null
        ? undefined
        : await queryClient.fetchQuery(articleQuery(scope, portalSlug, rootId)).catch(() => undefined);
    return { article, original };
  },
  // Never cached, so that each visit fetches the article.
  gcTime: 0,
  shouldReload: false,
  component: ArticlePage,
});

function ArticlePage() {
  const navigate = Route.useNavigate();
  const { portalSlug } = Route.useParams();
  const { article, original } = Route.useLoaderData();
  return (
    <EditArticleScreen
      key={`${portalSlug}/${article.id}`}
      portalSlug={portalSlug}
      article={article}
      original={original}
      onCreateAnew={() =>
        void navigate({ to: '/$workspace/help-center/$portalSlug/articles/new', ignoreBlocker: true })
      }
    />
  );
}
