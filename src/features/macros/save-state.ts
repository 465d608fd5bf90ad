import type { ApiError } from '~/api/http/api-error';
import type { Macro } from '~/api/macros';
import type { MacroField } from './macro-form';

/** Where the saving of a macro stands. */
export type SaveState =
  | { readonly step: 'editing' }
  /** What is there now is read before anything is written. */
  | { readonly step: 'checking' }
  | { readonly step: 'sending' }
  /** No answer came, or none that can be read: what is there now is looked up. */
  | { readonly step: 'looking-up' }
  /** Reading what is there failed, so nothing was sent. */
  | { readonly step: 'not-sent'; readonly error: ApiError }
  /** Refused, or failed in a way that proves that nothing was written. */
  | { readonly step: 'failed'; readonly error: ApiError }
  /** Somebody changed the macro since it was opened, so nothing was sent. */
  | { readonly step: 'conflict'; readonly present: Macro }
  /** The macro isn't there any more, so nothing was sent. */
  | { readonly step: 'gone' }
  /** The answer got lost, and there is no trace of the write. */
  | { readonly step: 'no-trace' }
  /** The answer got lost, and looking it up failed, too. */
  | { readonly step: 'unknown' }
  | { readonly step: 'saved'; readonly saved: Saved };

/** A write that is known to have happened. */
export interface Saved {
  readonly macro: Macro;
  /** The answer got lost, and looking it up showed it. */
  readonly wasLost: boolean;
  /** Where the platform holds something else than was sent. */
  readonly differing: readonly MacroField[];
  /** Others just like it that came to be with it: a browser repeats a request by itself when its connection dies. */
  readonly doubles: readonly number[];
}

export const isPending = ({ step }: SaveState): boolean =>
  step === 'checking' || step === 'sending' || step === 'looking-up';
