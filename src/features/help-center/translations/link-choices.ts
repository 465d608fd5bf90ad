import type { ArticleSummary } from '~/api/articles';
import { familiesOf } from './families';

/**
 * The articles that `own` may become a translation of: the root of each other family that isn't in its language yet, nor its
 * own now. None, where others are translations of it: those would lose their root.
 */
export function linkChoices(
  articles: readonly ArticleSummary[],
  own: Pick<ArticleSummary, 'id' | 'locale' | 'associated_article_id'>,
): readonly ArticleSummary[] {
  if (articles.some(({ associated_article_id }) => associated_article_id === own.id)) return [];
  return familiesOf(articles.filter(({ id }) => id !== own.id))
    .filter(
      ({ root, members }) =>
        root.associated_article_id === null &&
        root.id !== own.associated_article_id &&
        members.every(({ locale }) => locale !== own.locale),
    )
    .map(({ root }) => root);
}
