// Loads the written record again to determine the outcome of a logged write whose response was lost.
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import {
  findPossiblyCreated,
  getCreationOutcome,
  hasNewCandidate,
  type IdentifiableRecord,
  type RecordCreation,
} from '../create-record';
import type { RecordAccess } from '../save-record';
import { type ActivityEntry, isDeletionAnsweredNotFound } from './entry';
import { type LoggedOutcome, readLoggedEntries } from './log-write';
import { findMatchingVersion } from './logged-outcome';

/**
 * The outcome of a write, or the reason why it can't be determined. `gone`: the record no longer exists. `changed`: the
 * record has neither the old nor the new values. `not-applied`: the record still has the old values, but the request
 * may still arrive.
 */
export type OutcomeCheckResult = LoggedOutcome | 'gone' | 'changed' | 'not-applied';

/**
 * Determines the outcome of an update or deletion whose response was lost. Throws `ApiError` if the record can't be
 * loaded.
 */
export async function checkUpdateOrDeletion(
  access: RecordAccess<unknown, object>,
  entry: ActivityEntry,
): Promise<OutcomeCheckResult> {
  try {
    const values = access.valuesOf(await access.read());
    if (entry.act === 'delete') return 'not-applied';
    const version = findMatchingVersion(entry, values, access.comparisons);
    if (version === 'after') return { state: 'saved', name: access.nameOf(values) };
    return version === 'before' ? 'not-applied' : 'changed';
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error;
    return entry.act === 'delete' && !isDeletionAnsweredNotFound(entry) ? { state: 'saved' } : 'gone';
  }
}

/**
 * Returns the IDs of records that other activity entries created. These records can't be the record that this entry
 * created, even if they have the same name.
 */
async function readOtherCreations(scope: Scope, { id, kind }: ActivityEntry): Promise<readonly number[]> {
  const entries = await readLoggedEntries(scope);
  return entries.flatMap((other) =>
    other.id !== id && other.kind === kind && other.act === 'create' && other.record !== null
      ? [Number(other.record)]
      : [],
  );
}

/**
 * Determines the outcome of a create request whose response was lost. Throws `ApiError` if the records that it may have
 * created can't be loaded.
 */
export async function checkLoggedCreation(
  creation: RecordCreation<IdentifiableRecord, object>,
  emptyValues: object,
  scope: Scope,
  entry: ActivityEntry,
): Promise<OutcomeCheckResult> {
  if (entry.known === null) return 'changed';
  const values = { ...emptyValues, ...entry.after };
  const candidates = await creation.candidates(values);
  const others = creation.isUnique ? [] : await readOtherCreations(scope, entry);
  const known = new Set([...entry.known, ...others]);
  const [own] = findPossiblyCreated(creation, candidates, values, known);
  if (!own) return hasNewCandidate(candidates, known) ? 'changed' : 'not-applied';
  return getCreationOutcome(creation, { step: 'saved', stored: own, wasLost: true, differing: [] });
}
