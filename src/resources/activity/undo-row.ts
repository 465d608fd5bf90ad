// Undoes the writes of a run (a bulk operation) one by one. Each record is loaded first and skipped if someone else
// changed it since.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { ActivityEntry } from '~/records/activity/entry';
import {
  compareFieldsToRestore,
  findUndoMethod,
  getRecreationValues,
  restoreFieldValues,
} from '~/records/activity/find-undo-method';
import { withUndoLogging } from '~/records/activity/undoing';
import type { CandidateIds, IdentifiableRecord, RecordCreation } from '~/records/create-record';
import { createRowRecord } from '~/records/create-row-record';
import { type RecordRemoval, removeRecord } from '~/records/remove-record';
import { paceAccess, paceRemoval } from '~/records/run/paced-access';
import { createSavedRowState, type RowState, toRemovedRowState } from '~/records/run/process-rows';
import type { RowWriteContext } from '~/records/run/use-row-run';
import { loadBeforeWrite, overwriteRecord, type RecordAccess } from '~/records/save-record';
import { findChangedFields, hasSameValues } from '~/records/values';
import { isUnconfirmed } from '~/records/write-state';
import type { PublishCheck } from '../define-resource';
import { getResource } from '../resources';

/**
 * Returns the state of a row that needs no write, because an earlier unconfirmed attempt already saved the values, or
 * because the record had the values anyway.
 */
const skipRow = ({ former }: RowWriteContext): RowState =>
  isUnconfirmed(former) ? createSavedRowState(true) : { step: 'unchanged' };

/** Restores the values from before an update, unless someone has changed one of the fields since. */
async function restoreRow<Stored, Values extends object>(
  given: RecordAccess<Stored, Values>,
  publishCheck: PublishCheck<Stored, Values> | undefined,
  entry: ActivityEntry,
  turn: RowWriteContext,
): Promise<RowState> {
  const access = paceAccess(withUndoLogging(given, entry), turn);
  const reading = await loadBeforeWrite(access);
  if ('outcome' in reading) return reading.outcome;
  const present = reading.value;
  const now = access.valuesOf(present);
  const fields = compareFieldsToRestore(entry, now, access.comparisons);
  if (fields.every(({ state }) => state === 'already')) return skipRow(turn);
  if (fields.some(({ state }) => state === 'changed')) return { step: 'conflict', present, wasSent: false };
  const values = restoreFieldValues(entry, now, new Set(fields.map(({ field }) => field)));
  return (await publishCheck?.getBlock(values)) ?? overwriteRecord(access, values, present, turn.report);
}

/** Deletes a created record, unless someone has changed it since. */
async function removeRow<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  getRemoval: (stored: Stored) => RecordRemoval | undefined,
  entry: ActivityEntry,
  turn: RowWriteContext,
): Promise<RowState> {
  const reading = await loadBeforeWrite(paceAccess(access, turn));
  if ('outcome' in reading) return reading.outcome.step === 'gone' ? skipRow(turn) : reading.outcome;
  const present = reading.value;
  const now = access.valuesOf(present);
  if (!hasSameValues(now, { ...now, ...entry.after }, access.comparisons))
    return { step: 'conflict', present, wasSent: false };
  const removal = getRemoval(present);
  if (!removal) return { step: 'unchanged' };
  return toRemovedRowState(
    await removeRecord(paceRemoval(withUndoLogging(removal, entry), turn), turn.report),
  );
}

/** Creates a deleted record again, unless a record with the same values exists. */
async function recreateRow<Stored extends IdentifiableRecord, Values extends object>(
  given: RecordCreation<Stored, Values>,
  publishCheck: PublishCheck<Stored, Values> | undefined,
  emptyValues: Values,
  entry: ActivityEntry,
  turn: RowWriteContext,
  known: Map<string, CandidateIds>,
): Promise<RowState> {
  const access = withUndoLogging(given, entry);
  const values = getRecreationValues(entry, emptyValues);
  // Skips this check after an earlier attempt. If that attempt created the record, the check would count the record as
  // a duplicate, but `createRowRecord` recognizes it.
  if (turn.former.step === 'waiting' && !access.isUnique) {
    const existing = await turn.pace(() => access.candidates(values));
    if (
      existing.some((one) => findChangedFields(values, access.valuesOf(one), access.comparisons).length === 0)
    )
      return { step: 'blocked', why: (t) => t(m.records_undo_exists) };
  }
  const block = await publishCheck?.getBlock(values);
  if (block) return block;
  return (await createRowRecord(access, values, entry.id, turn, known)).state;
}

/**
 * Undoes one entry of a run. `known` maps the ID of an entry to the IDs of similar records that existed before the
 * first attempt to create its record again. All attempts of the run share the map.
 */
export async function undoRow(
  [queryClient, scope]: readonly [QueryClient, Scope],
  entry: ActivityEntry,
  turn: RowWriteContext,
  known: Map<string, CandidateIds>,
): Promise<RowState> {
  const resource = getResource(entry.kind);
  const target = [queryClient, scope, entry] as const;
  const access = resource?.access?.(...target);
  const creation = resource?.creation?.(...target);
  if (!resource || !access) return { step: 'unchanged' };
  const { emptyValues, publishCheck } = resource;
  switch (findUndoMethod(entry).way) {
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
