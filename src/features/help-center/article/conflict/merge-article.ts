import type { ArticleText } from '~/drafts/article-drafts';
import { type MergeRegion, mergeTexts, mergeTextsWithoutBase } from '~/lib/text/merge-texts';
import { type ConflictDecision, resolveConflicts } from './resolve-conflicts';

/** The decisions, keyed by field. Decisions about conflicts in the text are keyed by the conflict's index. */
export type MergeDecisions = Partial<
  Record<'title' | 'description' | 'category_id' | number, ConflictDecision>
>;

/** Merges a single value. The result is a conflict if both sides changed it differently. */
type FieldMerge<V> =
  | { readonly kind: 'settled'; readonly value: V }
  | { readonly kind: 'conflict'; readonly mine: V; readonly theirs: V };

interface ArticleMerge {
  readonly title: FieldMerge<string>;
  readonly description: FieldMerge<string>;
  readonly category_id: FieldMerge<number | null>;
  readonly content: readonly MergeRegion[];
}

function mergeField<V>(mine: V, base: V | undefined, theirs: V): FieldMerge<V> {
  if (mine === theirs || mine === base) return { kind: 'settled', value: theirs };
  return theirs === base ? { kind: 'settled', value: mine } : { kind: 'conflict', mine, theirs };
}

/**
 * Merges two versions with a common base version (three-way merge). Passages that both sides changed remain conflicts.
 * If a field is missing from the base, every difference in that field is a conflict.
 */
export const mergeArticle = (
  mine: ArticleText,
  base: Partial<ArticleText>,
  theirs: ArticleText,
): ArticleMerge => ({
  title: mergeField(mine.title, base.title, theirs.title),
  description: mergeField(mine.description, base.description, theirs.description),
  category_id: mergeField(mine.category_id, base.category_id, theirs.category_id),
  content:
    base.content === undefined
      ? mergeTextsWithoutBase(mine.content, theirs.content)
      : mergeTexts(base.content, mine.content, theirs.content, 'lines'),
});

function decided<V>(merge: FieldMerge<V>, decision: ConflictDecision | undefined): V | undefined {
  if (merge.kind === 'settled') return merge.value;
  return decision && (decision === 'mine' ? merge.mine : merge.theirs);
}

/** Returns the merged article, or null until all conflicts are decided. */
export function applyDecisions(merge: ArticleMerge, decisions: MergeDecisions): ArticleText | null {
  const title = decided(merge.title, decisions.title);
  const description = decided(merge.description, decisions.description);
  const category_id = decided(merge.category_id, decisions.category_id);
  const content = resolveConflicts(merge.content, decisions);
  const isDecided =
    title !== undefined && description !== undefined && category_id !== undefined && content !== null;
  return isDecided ? { title, description, category_id, content } : null;
}
