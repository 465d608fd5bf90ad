import { useQuery } from '@tanstack/react-query';
import type { Article, ArticleSummary } from '~/api/articles';
import type { ArticleFacts, FoundLink } from '~/lib/markdown/article-facts';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { linkTargets } from '../../health/link-targets';

/** A link to an article that readers can't read. */
export interface UnpublishedLink extends FoundLink {
  /** Undefined where it is gone. */
  readonly target: ArticleSummary | undefined;
}

/**
 * The links of a text that lead to articles of the same portal that aren't public; null until they are known, undefined where
 * the platform doesn't tell, or the text's own facts don't.
 */
export function useUnpublishedLinks(
  article: Pick<Article, 'id' | 'portal_slug' | 'public_url'>,
  facts: ArticleFacts | null | undefined,
): readonly UnpublishedLink[] | null | undefined {
  const list = useQuery(allArticlesQuery(useScope(), article.portal_slug, {}, { isPatient: true }));
  if (list.isError || facts === undefined) return undefined;
  if (!list.data || !facts) return null;
  const targetOf = linkTargets(list.data);
  return facts.links.flatMap((link) => {
    const target = targetOf(link.address, article);
    const isRead = target === null || target?.id === article.id || target?.status === 'published';
    return isRead ? [] : [{ ...link, target: target ?? undefined }];
  });
}
