// The attempts of one form to create a record, for the next one to know what may be there by now.
import type { ApiError } from '~/api/http/api-error';
import { neverLeft } from './activity/note-write';
import type { CreationResult, KnownIds } from './create-record';
import { type Comparisons, sameValues } from './values';
import { isAboutRequest, isUnconfirmed } from './write-state';

/** An attempt that may have been carried out. */
export interface CreationAttempt<Values> {
  readonly values: Values;
  /** The candidates from before the first attempt with these values. */
  readonly known: KnownIds;
  readonly error: ApiError | null;
}

/** One for the same values. Those that were refused come first, so that the last is the last that isn't confirmed. */
export type CreationAttempts<Values> = readonly CreationAttempt<Values>[];

export const findAttempt = <Values extends object>(
  attempts: CreationAttempts<Values>,
  values: Values,
  comparisons?: Comparisons<Values>,
): CreationAttempt<Values> | undefined =>
  attempts.find((attempt) => sameValues(attempt.values, values, comparisons));

/** Adds what the next attempt has to know of this one. */
export function addAttempt<Values extends object>(
  attempts: CreationAttempts<Values>,
  values: Values,
  { outcome, known }: CreationResult<unknown>,
  comparisons?: Comparisons<Values>,
): CreationAttempts<Values> {
  if (outcome.step === 'saved') return [];
  const former = findAttempt(attempts, values, comparisons);
  if (isUnconfirmed(outcome)) {
    const error = 'error' in outcome ? outcome.error : null;
    return [...attempts.filter((one) => one !== former), { values, known, error }];
  }
  // A browser repeats a request whose connection died, so this may be the answer to a copy of what was carried out.
  const mayBeCopy = outcome.step === 'refused' && !isAboutRequest(outcome.error) && !neverLeft(outcome.error);
  return mayBeCopy && !former ? [{ values, known, error: outcome.error }, ...attempts] : attempts;
}
