// Undoes the writes of a run (a bulk operation) one by one. Each record is loaded first and skipped if someone else
// changed it since.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { ActivityEntry } from '~/records/activity/entry';
import { fieldsBack, findWayBack, restored, restoreValues } from '~/records/activity/find-way-back';
import { withUndo } from '~/records/activity/undoing';
import type { Identified, KnownIds, RecordCreation } from '~/records/create-record';
import { createRow } from '~/records/create-row';
import { type RecordRemoval, removeRecord } from '~/records/remove-record';
import { paceAccess, paceRemoval } from '~/records/run/paced-access';
import { createDoneRow, createRemovedRow, type RowState } from '~/records/run/run-rows';
import type { RowTurn } from '~/records/run/use-run';
import { type RecordAccess, readBefore, writeOver } from '~/records/save-record';
import { findChangedFields, isSameValues } from '~/records/values';
import { isUnconfirmed } from '~/records/write-state';
import type { PublishCheck } from '../define-resource';
import { getResource } from '../resources';

/**
 * Returns the state of a row that needs no write, because an earlier unconfirmed attempt saved it or it already has the
 * values.
 */
const skipRow = ({ former }: RowTurn): RowState =>
  isUnconfirmed(former) ? createDoneRow(true) : { step: 'unchanged' };

/** Restores the former values of an update, unless someone changed one of its fields since. */
async function restoreRow<Stored, Values extends object>(
  given: RecordAccess<Stored, Values>,
  publishCheck: PublishCheck<Stored, Values> | undefined,
  entry: ActivityEntry,
  turn: RowTurn,
): Promise<RowState> {
  const access = paceAccess(withUndo(given, entry), turn);
  const reading = await readBefore(access);
  if ('outcome' in reading) return reading.outcome;
  const present = reading.value;
  const now = access.valuesOf(present);
  const fields = fieldsBack(entry, now, access.comparisons);
  if (fields.every(({ state }) => state === 'already')) return skipRow(turn);
  if (fields.some(({ state }) => state === 'changed')) return { step: 'conflict', present, wasSent: false };
  const values = restored(entry, now, new Set(fields.map(({ field }) => field)));
  return (await publishCheck?.getBlock(values)) ?? writeOver(access, values, present, turn.report);
}

/** Deletes a created record, unless someone changed it since. */
async function removeRow<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  getRemoval: (stored: Stored) => RecordRemoval | undefined,
  entry: ActivityEntry,
  turn: RowTurn,
): Promise<RowState> {
  const reading = await readBefore(paceAccess(access, turn));
  if ('outcome' in reading) return reading.outcome.step === 'gone' ? skipRow(turn) : reading.outcome;
  const present = reading.value;
  const now = access.valuesOf(present);
  if (!isSameValues(now, { ...now, ...entry.after }, access.comparisons))
    return { step: 'conflict', present, wasSent: false };
  const removal = getRemoval(present);
  if (!removal) return { step: 'unchanged' };
  return createRemovedRow(await removeRecord(paceRemoval(withUndo(removal, entry), turn), turn.report));
}

/** Creates a deleted record again, unless a record with the same values exists. */
async function recreateRow<Stored extends Identified, Values extends object>(
  given: RecordCreation<Stored, Values>,
  publishCheck: PublishCheck<Stored, Values> | undefined,
  emptyValues: Values,
  entry: ActivityEntry,
  turn: RowTurn,
  known: Map<string, KnownIds>,
): Promise<RowState> {
  const access = withUndo(given, entry);
  const values = restoreValues(entry, emptyValues);
  // An earlier attempt may have created the record. `createRow` looks for it; the check below would wrongly count it as
  // a duplicate.
  if (turn.former.step === 'waiting' && !access.isUnique) {
    const existing = await turn.pace(() => access.candidates(values));
    if (
      existing.some((one) => findChangedFields(values, access.valuesOf(one), access.comparisons).length === 0)
    )
      return { step: 'blocked', why: (t) => t(m.records_undo_there) };
  }
  const block = await publishCheck?.getBlock(values);
  if (block) return block;
  return (await createRow(access, values, entry.id, turn, known)).state;
}

/**
 * Undoes one entry of a run. `known` maps each creation to the IDs of similar records that existed before, and is
 * shared by all attempts of the run.
 */
export async function undoRow(
  [queryClient, scope]: readonly [QueryClient, Scope],
  entry: ActivityEntry,
  turn: RowTurn,
  known: Map<string, KnownIds>,
): Promise<RowState> {
  const resource = getResource(entry.kind);
  const target = [queryClient, scope, entry] as const;
  const access = resource?.access?.(...target);
  const creation = resource?.creation?.(...target);
  if (!resource || !access) return { step: 'unchanged' };
  const { emptyValues, publishCheck } = resource;
  switch (findWayBack(entry).way) {
    case 'restore':
      return restoreRow(access, publishCheck, entry, turn);
    case 'create-again':
      if (!creation || !emptyValues) return { step: 'unchanged' };
      return recreateRow(creation, publishCheck, emptyValues, entry, turn, known);
    case 'remove':
      return removeRow(
        access,
        (stored) => resource.removal?.(queryClient, scope, stored, entry),
        entry,
        turn,
      );
    case 'none':
      return { step: 'unchanged' };
  }
}
