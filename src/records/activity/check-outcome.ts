// Reads an entry's record again to find the outcome of a write whose answer was lost.
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import { findOwn, getCreationOutcome, hasNew, type Identified, type RecordCreation } from '../create-record';
import type { RecordAccess } from '../save-record';
import { type ActivityEntry, isDeletedByAny } from './entry';
import { findVersion, type LoggedOutcome, readLoggedEntries } from './log-write';

/**
 * The outcome of a write, or the reason it can't be determined: the record is gone, matches neither version, or shows
 * no trace of the write, which may still arrive.
 */
export type CheckOutcome = LoggedOutcome | 'gone' | 'changed' | 'not-applied';

/** Finds the outcome of a lost update or deletion. Throws `ApiError` if the record can't be read. */
export async function checkPresent(
  access: RecordAccess<unknown, object>,
  entry: ActivityEntry,
): Promise<CheckOutcome> {
  try {
    const values = access.valuesOf(await access.read());
    if (entry.act === 'delete') return 'not-applied';
    const version = findVersion(entry, values, access.comparisons);
    if (version === 'after') return { state: 'saved', name: access.nameOf(values) };
    return version === 'before' ? 'not-applied' : 'changed';
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error;
    return entry.act === 'delete' && !isDeletedByAny(entry) ? { state: 'saved' } : 'gone';
  }
}

/** Returns the IDs of records that other entries created: a second record with the same name may be intended. */
async function readOtherCreations(scope: Scope, { id, kind }: ActivityEntry): Promise<readonly number[]> {
  const entries = await readLoggedEntries(scope);
  return entries.flatMap((other) =>
    other.id !== id && other.kind === kind && other.act === 'create' && other.record !== null
      ? [Number(other.record)]
      : [],
  );
}

/** Finds the outcome of a lost creation. Throws `ApiError` if the candidates can't be read. */
export async function findCreated(
  creation: RecordCreation<Identified, object>,
  emptyValues: object,
  scope: Scope,
  entry: ActivityEntry,
): Promise<CheckOutcome> {
  if (entry.known === null) return 'changed';
  const values = { ...emptyValues, ...entry.after };
  const candidates = await creation.candidates(values);
  const others = creation.isUnique ? [] : await readOtherCreations(scope, entry);
  const known = new Set([...entry.known, ...others]);
  const [own] = findOwn(creation, candidates, values, known);
  if (!own) return hasNew(candidates, known) ? 'changed' : 'not-applied';
  return getCreationOutcome(creation, { step: 'saved', stored: own, wasLost: true, differing: [] });
}
