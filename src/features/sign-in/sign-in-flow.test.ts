import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/http/api-error';
import { parseErrorResponse } from '~/api/http/parse-error-response';
import { getStepAfterError } from './sign-in-flow';
import { INITIAL_SIGN_IN_STEP, type SignInStep } from './sign-in-step';

const refused = (status: number, error: string, message: string) => {
  const { problem, ...details } = parseErrorResponse(status, JSON.stringify({ error, message }), 0);
  return new ApiError(problem, { operation: 'auth.challenge', at: 0, status, ...details });
};

const RULES = 'Password must have at least 12 characters and a symbol.';
const POLICY = refused(400, 'InvalidPasswordException', RULES);
const MISMATCH = refused(400, 'CodeMismatchException', 'Invalid code.');
const WRONG = refused(401, 'NotAuthorizedException', 'Incorrect username or password.');
const NEW_PASSWORD: SignInStep = { name: 'new-password', session: 's', refusals: 0, notice: null };
const CODE: SignInStep = { name: 'code', session: 's', notice: null };

const noticeOf = (step: SignInStep) => ('notice' in step ? step.notice : null);

describe('a rejected sign-in', () => {
  it("shows the platform's password rules after a new password is rejected once or twice", () => {
    const first = getStepAfterError(NEW_PASSWORD, POLICY);
    expect(noticeOf(first)).toEqual({ kind: 'password-policy', platformMessage: RULES });
    expect(getStepAfterError(first, POLICY)).toEqual({
      name: 'credentials',
      notice: { kind: 'attempt-spent', platformMessage: RULES },
    });
  });

  it("shows the platform's message about rejected credentials and codes", () => {
    expect(noticeOf(getStepAfterError(INITIAL_SIGN_IN_STEP, WRONG))).toEqual({
      kind: 'credentials-refused',
      platformMessage: 'Incorrect username or password.',
    });
    expect(noticeOf(getStepAfterError(CODE, MISMATCH))).toEqual({
      kind: 'code-refused',
      platformMessage: 'Invalid code.',
    });
    expect(noticeOf(getStepAfterError(CODE, WRONG))).toMatchObject({ kind: 'challenge-refused' });
  });
});
