// Finds members of teams and languages of portals that are missing because the run that created the team or portal was
// interrupted. Uses the activity log.

import { foldName } from '~/lib/text/same-name';
import type { ActivityEntry } from '~/records/activity/entry';
import type { RecordPart } from '../plan/plan-state';
import type { TargetRecord } from '../plan/target-account';

/** Returns the fields that identify a team member or a portal language in the activity log. */
const getPartKey = (there: TargetRecord, part: RecordPart) =>
  'person' in part
    ? ({
        whole: 'team',
        kind: 'membership',
        parent: String(there.id),
        record: String(part.person.id),
      } as const)
    : ({ whole: 'portal', kind: 'portal-language', parent: there.key[0], record: part.locale } as const);

/**
 * Reports whether the write of this log entry created the record. If its request got no response, the write counts as
 * successful if the name matches and the record didn't exist before.
 */
function isMadeBy(
  { kind, record, state, name, after, known }: ActivityEntry,
  { id, key }: TargetRecord,
): boolean {
  if (record !== null) return record === (kind === 'team' ? String(id) : key[0]);
  if (state !== 'not-confirmed' || known === null || known.includes(id)) return false;
  return key[0] === (kind === 'team' ? foldName(name) : after?.slug);
}

/**
 * Returns a predicate that reports whether an interrupted run failed to add a member or language. `noted` contains the
 * log entries, newest first. A team or portal counts as complete if the same run wrote another record after it.
 */
export function createMissingPartPredicate(
  noted: readonly ActivityEntry[],
): (there: TargetRecord, part: RecordPart) => boolean {
  const creations = noted.filter(
    ({ act, run, undoes, kind }) =>
      act === 'create' && run !== null && undoes === null && (kind === 'team' || kind === 'portal'),
  );
  return (there, part) => {
    const { whole, kind, parent, record } = getPartKey(there, part);
    const creation = creations.find((one) => one.kind === whole && isMadeBy(one, there));
    if (!creation) return false;
    const isWithin = (entry: ActivityEntry) => entry.kind === kind && entry.parent === parent;
    const later = noted.slice(0, noted.indexOf(creation));
    return (
      later.every((entry) => entry.run !== creation.run || isWithin(entry)) &&
      !later.some((entry) => isWithin(entry) && entry.record === record && entry.state === 'saved')
    );
  };
}
