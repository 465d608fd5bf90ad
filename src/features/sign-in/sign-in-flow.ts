// The sign-in flow as pure functions, which map each response to a step and each error to a notice. This module is
// loaded together with the sign-in requests.
import type { SignInResponse } from '~/api/auth';
import type { ApiError } from '~/api/http/api-error';
import type { SignInNotice, SignInStep } from './sign-in-step';

/** Returns the step for a challenge. Unknown challenges can't be completed through this API (contract: challenges). */
export function toChallengeStep(response: Extract<SignInResponse, { challenge: string }>): SignInStep {
  const { challenge, session } = response;
  switch (challenge) {
    case 'NEW_PASSWORD_REQUIRED':
      return { name: 'new-password', session, refusals: 0, notice: null };
    case 'SMS_MFA':
      return { name: 'code', session, notice: null };
    default:
      return { name: 'unknown-challenge', challenge };
  }
}

const getNotice = (error: ApiError): SignInNotice => {
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

/** Reports whether the platform rejected the input. Network and server errors don't count. */
const isRejection = ({ kind }: ApiError) =>
  kind === 'refused' || kind === 'unauthenticated' || kind === 'invalid';

/**
 * Returns the step after a failed attempt. The platform gives the same response for a wrong code and an expired
 * session, so the step offers both to retry and to start again. A password that breaks the policy can be retried once
 * in the same session. After the second rejected password the person must start again.
 */
export function getStepAfterError(step: SignInStep, error: ApiError): SignInStep {
  if (step.name === 'unknown-challenge') return step;
  if (!isRejection(error)) return { ...step, notice: getNotice(error) };
  const platformMessage = error.context.serverMessage;
  if (step.name === 'credentials') {
    const wrong = error.kind === 'unauthenticated' || error.code === 'NotAuthorizedException';
    return { ...step, notice: wrong ? { kind: 'credentials-refused', platformMessage } : getNotice(error) };
  }
  if (step.name === 'code') {
    const isMismatch = error.code === 'CodeMismatchException';
    return { ...step, notice: { kind: isMismatch ? 'code-refused' : 'challenge-refused', platformMessage } };
  }
  if (error.code !== 'InvalidPasswordException')
    return { ...step, notice: { kind: 'challenge-refused', platformMessage } };
  return step.refusals === 0
    ? { ...step, refusals: 1, notice: { kind: 'password-policy', platformMessage } }
    : { name: 'credentials', notice: { kind: 'attempt-spent', platformMessage } };
}
