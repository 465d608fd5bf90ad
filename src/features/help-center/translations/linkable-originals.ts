import type { ArticleSummary } from '~/api/articles';
import { groupFamilies } from './families';

/**
 * Returns the articles that can become the original of `own`. These are the roots of other translation families without
 * an article in the language of `own`. Excludes the current original. Returns no articles if `own` has translations,
 * because these translations would lose their original.
 */
export function listLinkableOriginals(
  articles: readonly ArticleSummary[],
  own: Pick<ArticleSummary, 'id' | 'locale' | 'associated_article_id'>,
): readonly ArticleSummary[] {
  if (articles.some(({ associated_article_id }) => associated_article_id === own.id)) return [];
  return groupFamilies(articles.filter(({ id }) => id !== own.id))
    .filter(
      ({ root, members }) =>
        root.associated_article_id === null &&
        root.id !== own.associated_article_id &&
        members.every(({ locale }) => locale !== own.locale),
    )
    .map(({ root }) => root);
}
