// The steps of signing in, and what the last attempt of one came to.
import type { ApiError } from '~/api/http/api-error';

/**
 * What the last attempt of a step came to. `problem` is anything that the step has no words of its own for; `said` are the
 * platform's, which alone names the rules that a password broke.
 */
export type Notice =
  | {
      readonly kind:
        | 'credentials-refused'
        | 'password-policy'
        | 'attempt-spent'
        | 'code-refused'
        | 'challenge-refused';
      readonly said: string | null;
    }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'missing-part' }
  | { readonly kind: 'problem'; readonly error: ApiError };

/** Where the chain stands. A session belongs to one attempt and is replaced at each step (contract: challenge-sessions). */
export type SignInStep =
  | { readonly name: 'credentials'; readonly notice: Notice | null }
  | {
      readonly name: 'new-password';
      readonly session: string;
      readonly refusals: number;
      readonly notice: Notice | null;
    }
  | { readonly name: 'code'; readonly session: string; readonly notice: Notice | null }
  | { readonly name: 'unknown-challenge'; readonly challenge: string };

export const START: SignInStep = { name: 'credentials', notice: null };

/** Where an attempt leads whose code could not be fetched: nothing was sent. */
export const stepUnsent = (step: SignInStep): SignInStep =>
  step.name === 'unknown-challenge' ? step : { ...step, notice: { kind: 'missing-part' } };
