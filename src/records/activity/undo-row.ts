// Undoes the entries of a run, one after the other: each is compared with what stands there now, and what somebody changed
// since is skipped.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { Identified, KnownIds, RecordCreation } from '../create-record';
import { createRow } from '../create-row';
import { removeRecord } from '../remove-record';
import { pacedAccess, pacedRemoval } from '../run/paced-access';
import { doneRow, type RowState, removedRow } from '../run/run-rows';
import type { RowTurn } from '../run/use-run';
import { type RecordAccess, readBefore, writeOver } from '../save-record';
import { changedFields, sameValues } from '../values';
import { isUnconfirmed } from '../write-state';
import type { ActivityEntry } from './entry';
import type { Publishing, ReachableKinds, Removing } from './kinds-source';
import { undoing } from './undoing';
import { fieldsBack, recreated, restored, wayBack } from './way-back';

/** An earlier attempt whose outcome nobody knew came through after all. */
const alreadySo = ({ former }: RowTurn): RowState =>
  isUnconfirmed(former) ? doneRow(true) : { step: 'unchanged' };

/** Puts all former values of an update back, unless one of its fields was changed since. */
async function restoreRow<Stored, Values extends object>(
  given: RecordAccess<Stored, Values>,
  publishing: Publishing<Stored, Values> | null,
  entry: ActivityEntry,
  turn: RowTurn,
): Promise<RowState> {
  const access = pacedAccess(undoing(given, entry), turn);
  const reading = await readBefore(access);
  if ('outcome' in reading) return reading.outcome;
  const present = reading.value;
  const now = access.valuesOf(present);
  const fields = fieldsBack(entry, now, access.comparisons);
  if (fields.every(({ state }) => state === 'already')) return alreadySo(turn);
  if (fields.some(({ state }) => state === 'changed')) return { step: 'conflict', present, wasSent: false };
  const values = restored(entry, now, new Set(fields.map(({ field }) => field)));
  return (await publishing?.blockOf(values)) ?? writeOver(access, values, present, turn.report);
}

/** Deletes what was created, unless it was changed since. */
async function removeRow<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  { removalOf }: Removing<Stored>,
  entry: ActivityEntry,
  turn: RowTurn,
): Promise<RowState> {
  const reading = await readBefore(pacedAccess(access, turn));
  if ('outcome' in reading) return reading.outcome.step === 'gone' ? alreadySo(turn) : reading.outcome;
  const present = reading.value;
  const now = access.valuesOf(present);
  if (!sameValues(now, { ...now, ...entry.after }, access.comparisons))
    return { step: 'conflict', present, wasSent: false };
  return removedRow(await removeRecord(pacedRemoval(undoing(removalOf(present), entry), turn), turn.report));
}

/** Creates what was deleted again, unless one that holds the same is there. */
async function recreateRow<Stored extends Identified, Values extends object>(
  given: RecordCreation<Stored, Values>,
  publishing: Publishing<Stored, Values> | null,
  blank: Values,
  entry: ActivityEntry,
  turn: RowTurn,
  known: Map<string, KnownIds>,
): Promise<RowState> {
  const access = undoing(given, entry);
  const values = recreated(entry, blank);
  // A second look at one's own attempt is the creation's.
  if (turn.former.step === 'waiting' && !access.isUnique) {
    const there = await turn.pace(() => access.candidates(values));
    if (there.some((one) => changedFields(values, access.valuesOf(one), access.comparisons).length === 0))
      return { step: 'blocked', why: (t) => t(m.records_undo_there) };
  }
  const block = await publishing?.blockOf(values);
  if (block) return block;
  return (await createRow(access, values, entry.id, turn, known)).state;
}

/** Undoes one entry of a run. `known` outlives the attempts. */
export async function undoRow(
  kinds: ReachableKinds,
  [queryClient, scope]: readonly [QueryClient, Scope],
  entry: ActivityEntry,
  turn: RowTurn,
  known: Map<string, KnownIds>,
): Promise<RowState> {
  const kind = kinds[entry.kind];
  const about = [queryClient, scope, entry] as const;
  const carriedOut = () => {
    switch (wayBack(entry).way) {
      case 'restore':
        return kind?.withAccess(about, (access, publishing) => restoreRow(access, publishing, entry, turn));
      case 'create-again':
        return kind?.withCreation(about, (access, blank, publishing) =>
          recreateRow(access, publishing, blank, entry, turn, known),
        );
      case 'remove':
        return kind?.withRemoval(about, (access, removing) => removeRow(access, removing, entry, turn));
      case 'none':
        return null;
    }
  };
  return (await carriedOut()) ?? { step: 'unchanged' };
}
