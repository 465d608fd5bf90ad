// The chain of sign-in as a reducer: each answer leads to one step, each refusal to one notice.
import type { SignInAnswer } from '~/api/auth';
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

/** The step that a challenge asks for. Other challenges can't be completed through this API (contract: challenges). */
export function stepFor(answer: Extract<SignInAnswer, { challenge: string }>): SignInStep {
  const { challenge, session } = answer;
  switch (challenge) {
    case 'NEW_PASSWORD_REQUIRED':
      return { name: 'new-password', session, refusals: 0, notice: null };
    case 'SMS_MFA':
      return { name: 'code', session, notice: null };
    default:
      return { name: 'unknown-challenge', challenge };
  }
}

const noticeOf = (error: ApiError): Notice => {
  switch (error.problem.kind) {
    case 'rate-limited':
      return { kind: 'wait', until: error.context.at + error.problem.waitSeconds * 1000 };
    case 'unreachable':
    case 'timed-out':
      return { kind: 'no-answer' };
    default:
      return { kind: 'problem', error };
  }
};

/** Where an attempt leads whose code could not be fetched: nothing was sent. */
export const stepUnsent = (step: SignInStep): SignInStep =>
  step.name === 'unknown-challenge' ? step : { ...step, notice: { kind: 'missing-part' } };

/** Whether the platform answered about what was typed, and not about the road to it. */
const isRefusal = ({ kind }: ApiError) =>
  kind === 'refused' || kind === 'unauthenticated' || kind === 'invalid';

/**
 * Where a failed attempt leads. A wrong code and a dead session are one and the same answer, so both ways out stay open;
 * a password that breaks the policy may be retried once on the same session, then the attempt is spent.
 */
export function stepAfter(step: SignInStep, error: ApiError): SignInStep {
  if (step.name === 'unknown-challenge') return step;
  if (!isRefusal(error)) return { ...step, notice: noticeOf(error) };
  const said = error.context.serverMessage;
  if (step.name === 'credentials') {
    const wrong = error.kind === 'unauthenticated' || error.code === 'NotAuthorizedException';
    return { ...step, notice: wrong ? { kind: 'credentials-refused', said } : noticeOf(error) };
  }
  if (step.name === 'code') {
    const isMismatch = error.code === 'CodeMismatchException';
    return { ...step, notice: { kind: isMismatch ? 'code-refused' : 'challenge-refused', said } };
  }
  if (error.code !== 'InvalidPasswordException')
    return { ...step, notice: { kind: 'challenge-refused', said } };
  return step.refusals === 0
    ? { ...step, refusals: 1, notice: { kind: 'password-policy', said } }
    : { name: 'credentials', notice: { kind: 'attempt-spent', said } };
}
