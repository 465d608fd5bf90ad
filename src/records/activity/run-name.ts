// Names a run (a bulk operation) in the activity. The name covers all records of the run and states no outcome, because
// some writes may have failed.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { type ActivityEntry, omitRepeatedAttempts } from './entry';
import { RUN_PURPOSES, type RunPurpose } from './run-id';

/**
 * The maximum number of kinds that a name lists separately. If there are more kinds, the name contains only the total
 * number of records.
 */
const MAX_KINDS = 3;

function getPurpose(run: string | null): RunPurpose | undefined {
  return RUN_PURPOSES.find((purpose) => run?.startsWith(`${purpose}_`));
}

/**
 * Returns the action of a run. This is the purpose in the run's ID if there is one, otherwise the action of its
 * entries.
 */
function getRunAction(entries: readonly ActivityEntry[]): string {
  const purpose = getPurpose(entries[0]?.run ?? null);
  if (purpose) return purpose;
  if (entries.every(({ undoes }) => undoes !== null)) return 'undo';
  const [act, ...others] = new Set(entries.map((one) => (one.kind === 'membership' ? 'mixed' : one.act)));
  return act === undefined || others.length > 0 ? 'mixed' : act;
}

/**
 * Counts the records of each kind. Ignores attempts that were never sent, unless no attempt was sent, and attempts that
 * were repeated.
 */
function countRecords(entries: readonly ActivityEntry[]): ReadonlyMap<string, number> {
  const sent = entries.filter(({ state }) => state !== 'not-sent');
  const records = new Map(
    omitRepeatedAttempts(sent.length > 0 ? sent : entries).map((entry) => [
      JSON.stringify([entry.kind, entry.parent, entry.record ?? entry.id]),
      entry.kind,
    ]),
  );
  const counts = new Map<string, number>();
  for (const kind of records.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts.size <= MAX_KINDS ? counts : new Map([['*', records.size]]);
}

/**
 * Returns the name of a list row. This is the record's name if the row has a single entry, otherwise the run's name.
 * `entries` must be sorted newest first.
 */
export function getActivityRowName(t: Translator, entries: readonly ActivityEntry[]): string {
  const [first, ...others] = entries;
  if (first && others.length === 0) return first.name;
  const records = [...countRecords(entries)].map(([kind, count]) => t(m.activity_count, { kind, count }));
  return t(m.activity_run, { action: getRunAction(entries), records });
}
