import type { ArticleBase, ArticleWords } from '~/drafts/article-drafts';
import { type MergeRegion, mergeTexts } from '~/lib/text/merge-texts';

/** A field that is one value: whoever changed it has it; where both did, somebody decides. */
export type FieldMerge<V> =
  | { readonly kind: 'settled'; readonly value: V }
  | { readonly kind: 'conflict'; readonly mine: V; readonly theirs: V };

export interface ArticleMerge {
  readonly title: FieldMerge<string>;
  readonly description: FieldMerge<string>;
  readonly category_id: FieldMerge<number | null>;
  readonly content: readonly MergeRegion[];
}

function mergeField<V>(mine: V, base: V, theirs: V): FieldMerge<V> {
  if (mine === theirs || mine === base) return { kind: 'settled', value: theirs };
  return theirs === base ? { kind: 'settled', value: mine } : { kind: 'conflict', mine, theirs };
}

/** What two sides made of one version. Nothing is decided that both changed. */
export const mergeArticle = (mine: ArticleWords, base: ArticleBase, theirs: ArticleBase): ArticleMerge => ({
  title: mergeField(mine.title, base.title, theirs.title),
  description: mergeField(mine.description, base.description, theirs.description),
  category_id: mergeField(mine.category_id, base.category_id, theirs.category_id),
  content: mergeTexts(base.content, mine.content, theirs.content, 'lines'),
});
