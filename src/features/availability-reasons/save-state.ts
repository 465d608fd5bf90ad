// Where the saving of a reason stands. Not sent, on its way, refused, done, or unknown: never more than is known.
import type { AvailabilityReason } from '~/api/availability-reasons';
import type { ApiError } from '~/api/http/api-error';

export type SaveState =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' }
  /** The answer got lost: what became of it is being read. */
  | { readonly step: 'looking-up' }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** It could not be read again before saving, so nothing was sent. */
  | { readonly step: 'not-sent'; readonly error: ApiError }
  /** Someone else changed it since, so nothing was sent. */
  | { readonly step: 'changed'; readonly present: AvailabilityReason }
  /** The answer got lost, and the list shows nothing of it. */
  | { readonly step: 'no-trace' }
  /** The answer got lost, and the list could not be read either. */
  | { readonly step: 'unknown' };

/** What was done, for the sentence above the list. */
export interface Outcome {
  readonly kind: 'created' | 'created-twice' | 'saved' | 'unchanged' | 'deleted' | 'gone-before';
  readonly reason: string;
  /** The answer got lost, and the list told. */
  readonly isFound?: boolean;
}

export const isPending = ({ step }: SaveState) => step === 'sending' || step === 'looking-up';
