import { useEffect, useReducer, useRef, useState } from 'react';
import type { SignInResponse } from '~/api/auth';
import { isApiError } from '~/api/http/api-error';
import { isMissingCodeError } from '~/ui/page/missing-part';
import { INITIAL_STEP, type SignInStep, toUnsentStep } from './sign-in-step';

/** Loads the requests and the sign-in flow. The form is interactive before they have loaded. */
async function loadCalls() {
  const [{ requestSignIn, toChallengeRequest }, { getNextStep, toChallengeStep }] = await Promise.all([
    import('~/api/auth'),
    import('./sign-in-flow'),
  ]);
  return { requestSignIn, toChallengeRequest, getNextStep, toChallengeStep };
}
type Calls = Awaited<ReturnType<typeof loadCalls>>;

export type IssuedToken = Extract<SignInResponse, { id_token: string }>;

export interface AccountIds {
  readonly instance: number;
  readonly accountId: number;
}

/** The identity as typed. It is prefilled when the person starts again. */
export interface Identity {
  readonly email: string;
  /** The instance and account numbers. Null if the form doesn't ask for them. */
  readonly numbers: AccountIds | null;
}

interface Attempt {
  readonly step: SignInStep;
  readonly pending: boolean;
  /** Null before the first attempt. */
  readonly identity: Identity | null;
  submitCredentials(identity: Identity, password: string): Promise<void>;
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
      if (isApiError(error)) return calls.getNextStep(step, error);
      throw error;
    }
  } catch (error) {
    if (isMissingCodeError(error)) return toUnsentStep(step);
    throw error;
  }
}

/**
 * Runs the sign-in flow. `onToken` receives the token once, as soon as it arrives. The attempt stays pending until
 * `onToken` resolves, so that the form can't be submitted twice during navigation. `loadNext` loads the code of the
 * next page.
 */
export function useSignIn(
  onToken: (issued: IssuedToken, identity: Identity) => Promise<void>,
  loadNext?: () => Promise<void>,
): Attempt {
  const [step, setStep] = useReducer((_: SignInStep, next: SignInStep) => next, INITIAL_STEP);
  const [identity, setIdentity] = useState<Identity | null>(null);
  const [pending, setPending] = useState(false);
  // Ignores late responses after the form was closed or the person signed out in another tab.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    loadCalls().catch(() => {});
    return () => {
      isOpen.current = false;
    };
  }, []);

  const follow = async (given: Identity, ask: Ask) => {
    const next = await getOutcome(step, ask, loadNext);
    if (!isOpen.current) return;
    if ('id_token' in next) await onToken(next, given);
    else setStep(next);
  };
  const attempt = (given: Identity, ask: Ask) => {
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
      await attempt(identity, ({ toChallengeRequest }) =>
        toChallengeRequest({
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
      await attempt(identity, ({ toChallengeRequest }) =>
        toChallengeRequest({ challenge: 'SMS_MFA', session, email: identity.email, code }),
      );
    },
    startAgain: () => setStep(INITIAL_STEP),
  };
}
