import type { ArticleSummary } from '~/api/articles';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Returns the time of the last change or review of a public article if it is more than a year ago, otherwise null. Times
 * are in milliseconds since the epoch. The keys of `reviewed` are article IDs.
 */
export function findReviewDueSince(
  { id, status, updated_at }: Pick<ArticleSummary, 'id' | 'status' | 'updated_at'>,
  reviewed: ReadonlyMap<number, number>,
  now: number,
): number | null {
  if (status !== 'published') return null;
  const since = Math.max(Date.parse(updated_at), reviewed.get(id) ?? 0);
  return since < now - YEAR_MS ? since : null;
}
