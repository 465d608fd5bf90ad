import type { Article } from '~/api/articles';
import type { ArticleText } from '~/drafts/article-drafts';
import type { KnownArticles } from '~/drafts/translation-state';
import { hasSameValues } from '~/records/values';
import { getArticleValues, pickArticleText } from '~/resources/article-record';
import { applyDecisions, mergeArticle } from '../conflict/merge-article';

/**
 * The original's text when the copy was made. The category is missing if the text comes from the history in this
 * browser, because the history doesn't store categories.
 */
type CopyBase = Partial<ArticleText>;

/**
 * Returns the newest known text of the original from before the copy was made, for use as the merge base. Any older
 * version is a valid merge base too, because the copy and the current original are both derived from it. Returns null
 * if this browser has no such text.
 */
export function findCopyBase(
  copy: Pick<Article, 'id' | 'created_at'>,
  original: Article,
  known: KnownArticles,
): CopyBase | null {
  if (original.updated_at < copy.created_at) return pickArticleText(getArticleValues(original));
  const follows = known.get(copy.id)?.follows;
  const isBefore = (since: string) =>
    follows?.original === original.id ? since <= follows.since : since < copy.created_at;
  const text = known.get(original.id)?.texts.find(({ since }) => isBefore(since));
  return text ? { title: text.title, description: text.description, content: text.content } : null;
}

/** `unknown` means that the original has changed, but the copy may or may not contain the changes. */
export type CopyFreshness = 'current' | 'lacks-changes' | 'unknown';

/** Compares a copy (`mine`) with its original. `base` is the result of `findCopyBase`. */
export function getCopyFreshness(
  mine: ArticleText,
  base: CopyBase | null,
  theirs: ArticleText,
): CopyFreshness {
  if (hasSameValues<ArticleText>(theirs, mine)) return 'current';
  if (base === null) return 'unknown';
  const merged = applyDecisions(mergeArticle(mine, base, theirs), {});
  return merged && hasSameValues(merged, mine) ? 'current' : 'lacks-changes';
}
