// The steps of signing in, and the outcomes of an attempt.
import type { ApiError } from '~/api/http/api-error';

/**
 * The outcome of a failed attempt. `problem` covers all errors without a message of their own. `platformMessage` is
 * shown with the console's message, because only the platform knows the password rules.
 */
export type SignInNotice =
  | {
      readonly kind:
        | 'credentials-refused'
        | 'password-policy'
        | 'attempt-spent'
        | 'code-refused'
        | 'challenge-refused';
      readonly platformMessage: string | null;
    }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'missing-part' }
  | { readonly kind: 'problem'; readonly error: ApiError };

/** The current step. A session belongs to one attempt and is replaced at each step (contract: challenge-sessions). */
export type SignInStep =
  | { readonly name: 'credentials'; readonly notice: SignInNotice | null }
  | {
      readonly name: 'new-password';
      readonly session: string;
      readonly refusals: number;
      readonly notice: SignInNotice | null;
    }
  | { readonly name: 'code'; readonly session: string; readonly notice: SignInNotice | null }
  | { readonly name: 'unknown-challenge'; readonly challenge: string };

export const INITIAL_SIGN_IN_STEP: SignInStep = { name: 'credentials', notice: null };

/** Returns the step after an attempt that sent nothing, because a part of the console's code failed to load. */
export const addMissingPartNotice = (step: SignInStep): SignInStep =>
  step.name === 'unknown-challenge' ? step : { ...step, notice: { kind: 'missing-part' } };
