import type { ArticleSummary } from '~/api/articles';
import { isBehind, type KnownArticles, translationStanding } from '~/drafts/standing';
import type { RowState } from '~/records/run/run-rows';

export type BulkAct =
  | { readonly act: 'publish' }
  | { readonly act: 'archive' }
  /** Takes public ones from their readers. */
  | { readonly act: 'draft' }
  /** Takes archived ones back. */
  | { readonly act: 'restore' }
  | { readonly act: 'delete' }
  | { readonly act: 'move'; readonly categoryId: number | null };

const STATUSES = { publish: 'published', archive: 'archived', draft: 'draft', restore: 'draft' } as const;

/** What an act changes of an article. */
export const changesFor = (bulk: Exclude<BulkAct, { readonly act: 'delete' }>) =>
  bulk.act === 'move' ? { category_id: bulk.categoryId } : { status: STATUSES[bulk.act] };

/** The status of an article by now: that of the act once it is carried out. */
export const statusNow = (
  { status }: Pick<ArticleSummary, 'status'>,
  { act }: BulkAct,
  outcome: RowState | undefined,
): string => {
  if (outcome?.step !== 'saved' || act === 'move' || act === 'delete') return status;
  return STATUSES[act];
};

/** Whether an article is as an act makes it. */
export const isDone = (article: Pick<ArticleSummary, 'status' | 'category_id'>, bulk: BulkAct): boolean => {
  if (bulk.act === 'delete') return false;
  return bulk.act === 'move'
    ? article.category_id === bulk.categoryId
    : article.status === STATUSES[bulk.act];
};

/** Whether an act changes nothing of an article. */
export const isLeftAlone = (
  article: Pick<ArticleSummary, 'status' | 'category_id'>,
  bulk: BulkAct,
): boolean => {
  if (bulk.act === 'draft') return article.status !== 'published';
  return bulk.act === 'restore' ? article.status !== 'archived' : isDone(article, bulk);
};

/** How many articles have which status, in the order in which they first come. */
export function countedStatuses(rows: readonly Pick<ArticleSummary, 'status'>[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts];
}

type Linked = Pick<ArticleSummary, 'id' | 'updated_at' | 'associated_article_id'>;

/**
 * How many of the articles are translations of a text that has changed since. Of one whose original is neither in a list
 * that was read nor known to this browser nothing can be told: it isn't counted.
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
    return original !== undefined && isBehind(translationStanding(row, original, known));
  }).length;
}
