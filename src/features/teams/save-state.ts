// Where the saving of a team stands: never more is said than is known.
import type { ApiError } from '~/api/http/api-error';
import type { Team } from '~/api/teams';
import type { FieldPair } from './team-values';

export type SaveState =
  | { readonly step: 'editing' }
  /** Nothing differed, so nothing was sent. */
  | { readonly step: 'unchanged' }
  | { readonly step: 'sending' }
  | { readonly step: 'looking-up' }
  /** Saved. `isFound`: the answer got lost, and reading the team again told. */
  | { readonly step: 'saved'; readonly normalised: readonly FieldPair[]; readonly isFound: boolean }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** The present state could not be read, so that nothing was sent. */
  | { readonly step: 'not-sent'; readonly error: ApiError }
  /** Someone changed it since it was opened. Nothing was sent. */
  | { readonly step: 'conflict'; readonly present: Team }
  /** The answer got lost, and the team reads as it did before. */
  | { readonly step: 'no-trace' }
  /** The answer got lost, and the team could not be read either. */
  | { readonly step: 'unknown'; readonly before: Team };

export const isPending = ({ step }: SaveState) => step === 'sending' || step === 'looking-up';
