import { useQuery } from '@tanstack/react-query';
import type { Article, ArticleSummary } from '~/api/articles';
import { createLinkResolver } from '~/domain/links/link-targets';
import type { ArticleAnalysis, ArticleLink } from '~/lib/markdown/article-analysis';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';

export interface UnpublishedLink extends ArticleLink {
  /** The target article. Undefined if it doesn't exist anymore. */
  readonly target: ArticleSummary | undefined;
}

/**
 * Returns the links to articles of the same portal that aren't public. Returns null while loading, and undefined if the
 * article list or the article's links aren't available.
 */
export function useUnpublishedLinks(
  article: Pick<Article, 'id' | 'portal_slug' | 'public_url'>,
  facts: ArticleAnalysis | null | undefined,
): readonly UnpublishedLink[] | null | undefined {
  const list = useQuery(allArticlesQuery(useScope(), article.portal_slug, {}, { isPatient: true }));
  if (list.isError || facts === undefined) return undefined;
  if (!list.data || !facts) return null;
  const targetOf = createLinkResolver(list.data);
  return facts.links.flatMap((link) => {
    const target = targetOf(link.address, article);
    const isRead = target === null || target?.id === article.id || target?.status === 'published';
    return isRead ? [] : [{ ...link, target: target ?? undefined }];
  });
}
