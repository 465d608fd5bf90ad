import type { ArticleSummary } from '~/api/articles';
import { groupFamilies } from './families';

/**
 * Returns the articles that can become the original of `own`: the roots of other translation families that have no
 * article in the language of `own`. Excludes the current original. Returns none if `own` has translations, because
 * these would lose their original.
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
