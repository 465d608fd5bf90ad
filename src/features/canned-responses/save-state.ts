import type { CannedResponse } from '~/api/canned-responses';
import type { ApiError } from '~/api/http/api-error';

/** Where the saving of a canned response stands. */
export type SaveState =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' }
  /** No answer came, or none that can be read: what is there now is looked up. */
  | { readonly step: 'looking-up' }
  /** Refused, or failed in a way that proves that nothing was written. */
  | { readonly step: 'failed'; readonly error: ApiError }
  /** The answer got lost, and the record shows no trace of the write. */
  | { readonly step: 'no-trace' }
  /** The answer got lost, and somebody else's record has the short code. */
  | { readonly step: 'taken' }
  /** The answer got lost, and looking it up failed, too. */
  | { readonly step: 'unknown' }
  /** The record could not be read before writing, so nothing was sent. */
  | { readonly step: 'not-sent'; readonly error: ApiError }
  /** Somebody changed the record since it was opened, so nothing was sent. */
  | { readonly step: 'conflict'; readonly present: CannedResponse }
  /** The record isn't found any more, so nothing was sent. */
  | { readonly step: 'gone' };

/** How saving or deleting ended well, for the sentence on the list. `found`: the answer got lost, but looking it up shows it. */
export interface Outcome {
  readonly kind:
    | 'created'
    | 'created-found'
    | 'saved'
    | 'saved-found'
    | 'unchanged'
    | 'deleted'
    | 'deleted-before';
  readonly short_code: string;
}

export const isPending = ({ step }: SaveState): boolean => step === 'sending' || step === 'looking-up';
