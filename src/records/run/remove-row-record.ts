import { type RecordRemoval, removeRecord } from '../remove-record';
import { loadBeforeWrite, type RecordAccess } from '../save-record';
import { hasSameValues } from '../values';
import { isUnconfirmed } from '../write-state';
import { paceAccess, paceRemoval } from './paced-access';
import { createSavedRowState, type RowState, toRemovedRowState } from './process-rows';
import type { RowWriteContext } from './use-row-run';

/** Deletes the record of a row, unless its values differ from `seen`, the values that the user saw. */
export async function removeRowRecord<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  seen: Values,
  getRemoval: (present: Stored) => RecordRemoval,
  turn: RowWriteContext,
): Promise<RowState> {
  const reading = await loadBeforeWrite(paceAccess(access, turn));
  if ('outcome' in reading) {
    const isDeleted = reading.outcome.step === 'gone' && isUnconfirmed(turn.former);
    return isDeleted ? createSavedRowState(true) : reading.outcome;
  }
  const present = reading.value;
  if (!hasSameValues(access.valuesOf(present), seen, access.comparisons))
    return { step: 'conflict', present, wasSent: false };
  return toRemovedRowState(await removeRecord(paceRemoval(getRemoval(present), turn), turn.report));
}
