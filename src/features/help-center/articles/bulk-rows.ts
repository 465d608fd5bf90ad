import type { ArticleSummary } from '~/api/articles';
import { getTranslationState, isBehind, type KnownArticles } from '~/drafts/translation-state';
import type { RowState } from '~/records/run/process-rows';
import { parseDraftCopyTitle } from '../draft-copy-title';

export type BulkAction =
  | { readonly act: 'publish' }
  | { readonly act: 'archive' }
  /** Unpublishes published articles. */
  | { readonly act: 'draft' }
  /** Restores archived articles as drafts. */
  | { readonly act: 'restore' }
  | { readonly act: 'delete' }
  | { readonly act: 'move'; readonly categoryId: number | null };

const STATUSES = { publish: 'published', archive: 'archived', draft: 'draft', restore: 'draft' } as const;

export const getBulkChanges = (bulk: Exclude<BulkAction, { readonly act: 'delete' }>) =>
  bulk.act === 'move' ? { category_id: bulk.categoryId } : { status: STATUSES[bulk.act] };

/**
 * Returns the current status of an article. If the action was saved, this is the new status, otherwise the status in
 * the list.
 */
export const getCurrentStatus = (
  { status }: Pick<ArticleSummary, 'status'>,
  { act }: BulkAction,
  outcome: RowState | undefined,
): string => {
  if (outcome?.step !== 'saved' || act === 'move' || act === 'delete') return status;
  return STATUSES[act];
};

export const isUnchangedByAction = (
  article: Pick<ArticleSummary, 'status' | 'category_id'>,
  bulk: BulkAction,
): boolean => {
  if (bulk.act === 'delete') return false;
  return bulk.act === 'move'
    ? article.category_id === bulk.categoryId
    : article.status === STATUSES[bulk.act];
};

/**
 * Reports whether an action skips an article, because the action doesn't apply to the article or would leave it
 * unchanged.
 */
export const isArticleSkipped = (
  article: Pick<ArticleSummary, 'status' | 'category_id'>,
  bulk: BulkAction,
): boolean => {
  if (bulk.act === 'draft') return article.status !== 'published';
  return bulk.act === 'restore' ? article.status !== 'archived' : isUnchangedByAction(article, bulk);
};

/** Counts articles by status, in order of first appearance. */
export function countStatuses(rows: readonly Pick<ArticleSummary, 'status'>[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts];
}

/** Returns the unpublished draft copies, which publishing would turn into separate articles. */
export const findDraftCopies = <Row extends Pick<ArticleSummary, 'title' | 'status'>>(
  rows: readonly Row[],
): readonly Row[] =>
  rows.filter(({ title, status }) => status !== 'published' && parseDraftCopyTitle(title) !== null);

type Linked = Pick<ArticleSummary, 'id' | 'updated_at' | 'associated_article_id'>;

/**
 * Counts translations whose original has changed since the last known match. Skips a translation if its original is
 * neither in a loaded list nor known to this browser.
 */
export function countOutdated(
  rows: readonly Linked[],
  listed: readonly Pick<ArticleSummary, 'id' | 'updated_at'>[],
  known: KnownArticles,
): number {
  const originals = new Map(listed.map((one) => [one.id, one]));
  return rows.filter((row) => {
    const { associated_article_id: link } = row;
    if (link === null) return false;
    const noted = known.get(link);
    const original = originals.get(link) ?? (noted && { id: link, updated_at: noted.version });
    return original !== undefined && isBehind(getTranslationState(row, original, known));
  }).length;
}
