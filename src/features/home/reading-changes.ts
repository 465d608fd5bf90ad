// The last readings of checks and translations, summed up for Home.
import type { LastReading } from '~/records/last-reading';

export interface ReadingSummary {
  readonly count: number;
  /** The readings that found something: the account first, then portals by their names. */
  readonly found: readonly LastReading[];
  /** The time of the oldest reading, in milliseconds since the epoch. */
  readonly readAt: number;
  /** The difference from earlier readings; null if there are none or nothing changed. `since` is the oldest of them. */
  readonly change: { readonly by: number; readonly since: number } | null;
}

const byPlace = (a: LastReading, b: LastReading): number =>
  Number(a.portal !== null) - Number(b.portal !== null) ||
  (a.portal?.name ?? '').localeCompare(b.portal?.name ?? '');

function getChange(readings: readonly LastReading[]): ReadingSummary['change'] {
  // A reading without an earlier one would count as new what isn't.
  const compared = readings.flatMap(({ count, before }) => (before ? [{ count, before }] : []));
  const by = compared.reduce((sum, { count, before }) => sum + count - before.count, 0);
  const since = Math.min(...compared.map(({ before }) => before.at));
  return by === 0 ? null : { by, since };
}

/** Sums up readings of one kind; null if there are none or they found nothing. */
export function sumUpReadings(readings: readonly LastReading[]): ReadingSummary | null {
  const count = readings.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const found = readings.filter((one) => one.count > 0).sort(byPlace);
  return { count, found, readAt: Math.min(...readings.map(({ at }) => at)), change: getChange(readings) };
}
