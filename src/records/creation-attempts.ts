// Tracks a form's attempts to create a record, so that the next attempt can find a record that an earlier attempt
// created.
import type { ApiError } from '~/api/http/api-error';
import { isBlockedByConsole } from './activity/logged-outcome';
import type { CandidateIds, CreationResult } from './create-record';
import { type FieldComparisons, hasSameValues } from './values';
import { isContentRejection, isUnconfirmed } from './write-state';

/** An attempt to create a record that may have succeeded. */
export interface CreationAttempt<Values> {
  readonly values: Values;
  /** The IDs of similar records that existed before the first attempt with these values. */
  readonly known: CandidateIds;
  readonly error: ApiError | null;
}

/**
 * The attempts, at most one per set of values. Rejected attempts come first, so that the last item is the latest
 * unconfirmed attempt if there is one.
 */
export type CreationAttempts<Values> = readonly CreationAttempt<Values>[];

export const findCreationAttempt = <Values extends object>(
  attempts: CreationAttempts<Values>,
  values: Values,
  comparisons?: FieldComparisons<Values>,
): CreationAttempt<Values> | undefined =>
  attempts.find((attempt) => hasSameValues(attempt.values, values, comparisons));

/** Adds the attempt if it may have created a record, so that the next attempt can look for that record. */
export function addCreationAttempt<Values extends object>(
  attempts: CreationAttempts<Values>,
  values: Values,
  { outcome, known }: CreationResult<unknown>,
  comparisons?: FieldComparisons<Values>,
): CreationAttempts<Values> {
  if (outcome.step === 'saved') return [];
  const former = findCreationAttempt(attempts, values, comparisons);
  if (isUnconfirmed(outcome)) {
    const error = 'error' in outcome ? outcome.error : null;
    return [...attempts.filter((one) => one !== former), { values, known, error }];
  }
  // The browser may have sent the request twice, so this rejection may be the response to the second request.
  const mayBeCopy =
    outcome.step === 'refused' && !isContentRejection(outcome.error) && !isBlockedByConsole(outcome.error);
  return mayBeCopy && !former ? [{ values, known, error: outcome.error }, ...attempts] : attempts;
}
