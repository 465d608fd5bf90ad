import { useEffect, useReducer, useRef, useState } from 'react';
import type { SignInResponse } from '~/api/auth';
import { isApiError } from '~/api/http/api-error';
import { isMissingCodeError } from '~/lib/missing-code';
import { addMissingPartNotice, INITIAL_SIGN_IN_STEP, type SignInStep } from './sign-in-step';

/** Loads the code for the requests and the sign-in flow. The form is usable before this code has loaded. */
async function loadCalls() {
  const [{ requestSignIn, submitChallengeAnswer }, { getStepAfterError, toChallengeStep }] =
    await Promise.all([import('~/api/auth'), import('./sign-in-flow')]);
  return { requestSignIn, submitChallengeAnswer, getStepAfterError, toChallengeStep };
}
type Calls = Awaited<ReturnType<typeof loadCalls>>;

export type IssuedToken = Extract<SignInResponse, { id_token: string }>;

export interface AccountIds {
  readonly instance: number;
  readonly accountId: number;
}

/** The identity as typed. The form is prefilled with it when the person starts again. */
export interface SignInIdentity {
  readonly email: string;
  /** The instance and account numbers. Null if the form doesn't ask for them. */
  readonly numbers: AccountIds | null;
}

interface Attempt {
  readonly step: SignInStep;
  readonly pending: boolean;
  /** Null before the first attempt. */
  readonly identity: SignInIdentity | null;
  submitCredentials(identity: SignInIdentity, password: string): Promise<void>;
  submitPassword(newPassword: string): Promise<void>;
  submitCode(code: string): Promise<void>;
  startAgain(): void;
}

type Ask = (calls: Calls) => Promise<SignInResponse>;

/** Runs an attempt and returns the token, or the step that follows. */
async function getOutcome(
  step: SignInStep,
  ask: Ask,
  loadNext?: () => Promise<void>,
): Promise<IssuedToken | SignInStep> {
  try {
    const [calls] = await Promise.all([loadCalls(), loadNext?.()]);
    try {
      const response = await ask(calls);
      return 'id_token' in response ? response : calls.toChallengeStep(response);
    } catch (error) {
      if (isApiError(error)) return calls.getStepAfterError(step, error);
      throw error;
    }
  } catch (error) {
    if (isMissingCodeError(error)) return addMissingPartNotice(step);
    throw error;
  }
}

/**
 * Runs the sign-in flow. `onToken` receives the token once, as soon as it arrives. The attempt stays pending until
 * `onToken` resolves, so that the form can't be submitted twice during navigation. `loadNext` loads the code of the
 * next page.
 */
export function useSignIn(
  onToken: (issued: IssuedToken, identity: SignInIdentity) => Promise<void>,
  loadNext?: () => Promise<void>,
): Attempt {
  const [step, setStep] = useReducer((_: SignInStep, next: SignInStep) => next, INITIAL_SIGN_IN_STEP);
  const [identity, setIdentity] = useState<SignInIdentity | null>(null);
  const [pending, setPending] = useState(false);
  // False once the form is unmounted, so that late responses are ignored. Signing out in another tab also unmounts the
  // form.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    loadCalls().catch(() => {});
    return () => {
      isOpen.current = false;
    };
  }, []);

  const follow = async (given: SignInIdentity, ask: Ask) => {
    const next = await getOutcome(step, ask, loadNext);
    if (!isOpen.current) return;
    if ('id_token' in next) await onToken(next, given);
    else setStep(next);
  };
  const attempt = (given: SignInIdentity, ask: Ask) => {
    setPending(true);
    return follow(given, ask).finally(() => setPending(false));
  };

  return {
    step,
    pending,
    identity,
    async submitCredentials(given, password) {
      setIdentity(given);
      await attempt(given, ({ requestSignIn }) => requestSignIn({ email: given.email, password }));
    },
    async submitPassword(newPassword) {
      if (step.name !== 'new-password' || !identity) return;
      const { session } = step;
      await attempt(identity, ({ submitChallengeAnswer }) =>
        submitChallengeAnswer({
          challenge: 'NEW_PASSWORD_REQUIRED',
          session,
          email: identity.email,
          new_password: newPassword,
        }),
      );
    },
    async submitCode(code) {
      if (step.name !== 'code' || !identity) return;
      const { session } = step;
      await attempt(identity, ({ submitChallengeAnswer }) =>
        submitChallengeAnswer({ challenge: 'SMS_MFA', session, email: identity.email, code }),
      );
    },
    startAgain: () => setStep(INITIAL_SIGN_IN_STEP),
  };
}
