// The chain of sign-in as a reducer: each answer leads to one step, each refusal to one notice. It is fetched with the calls that
// it follows on.
import type { SignInAnswer } from '~/api/auth';
import type { ApiError } from '~/api/http/api-error';
import type { Notice, SignInStep } from './sign-in-step';

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
