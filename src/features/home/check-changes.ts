// Summarizes the last checks and counts of outdated translations for the Home page.
import type { LastCheck } from '~/records/last-check';

export interface CheckSummary {
  readonly count: number;
  /** The checks that found problems: the check of the account first, then the checks of the portals, sorted by name. */
  readonly found: readonly LastCheck[];
  /** The time of the oldest check, in milliseconds since the epoch. */
  readonly readAt: number;
  /**
   * The change in the number of problems since the earlier checks, or null if there are no earlier checks. `since` is
   * the time of the oldest earlier check.
   */
  readonly change: { readonly by: number; readonly since: number } | null;
}

const byPlace = (a: LastCheck, b: LastCheck): number =>
  Number(a.portal !== null) - Number(b.portal !== null) ||
  (a.portal?.name ?? '').localeCompare(b.portal?.name ?? '');

function getChange(readings: readonly LastCheck[]): CheckSummary['change'] {
  // Ignores checks that have no earlier check to compare with, because all of their problems would count as new.
  const compared = readings.flatMap(({ count, before }) => (before ? [{ count, before }] : []));
  const by = compared.reduce((sum, { count, before }) => sum + count - before.count, 0);
  const since = Math.min(...compared.map(({ before }) => before.at));
  return by === 0 ? null : { by, since };
}

/** Summarizes checks of one kind. Returns null if they found nothing. */
export function summarizeChecks(readings: readonly LastCheck[]): CheckSummary | null {
  const count = readings.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const found = readings.filter((one) => one.count > 0).sort(byPlace);
  return { count, found, readAt: Math.min(...readings.map(({ at }) => at)), change: getChange(readings) };
}
