import { useEffect, useReducer, useRef, useState } from 'react';
import type { SignInAnswer } from '~/api/auth';
import { isApiError } from '~/api/http/api-error';
import { isMissingPart } from '~/ui/page/missing-part';
import { type SignInStep, START, stepUnsent } from './sign-in-step';

/** The page is alive before what talks to the platform is there, and what its answers lead to. */
async function loadCalls() {
  const [{ signInWith, answerChallengeWith }, { stepAfter, stepFor }] = await Promise.all([
    import('~/api/auth'),
    import('./sign-in-flow'),
  ]);
  return { signInWith, answerChallengeWith, stepAfter, stepFor };
}
type Calls = Awaited<ReturnType<typeof loadCalls>>;

export type IssuedToken = Extract<SignInAnswer, { id_token: string }>;

export interface AccountNumbers {
  readonly instance: number;
  readonly accountId: number;
}

/** Who signs in, as they typed it: the whole chain is about it, and the form has it again when the chain starts over. */
export interface Identity {
  readonly email: string;
  /** Null where they aren't asked for. */
  readonly numbers: AccountNumbers | null;
}

interface Attempt {
  readonly step: SignInStep;
  readonly pending: boolean;
  /** Null until the first attempt. */
  readonly identity: Identity | null;
  submitCredentials(identity: Identity, password: string): Promise<void>;
  submitPassword(newPassword: string): Promise<void>;
  submitCode(code: string): Promise<void>;
  startAgain(): void;
}

type Ask = (calls: Calls) => Promise<SignInAnswer>;

/** What an attempt at a step came to: the token, or the step that follows. */
async function outcomeOf(
  step: SignInStep,
  ask: Ask,
  loadNext?: () => Promise<void>,
): Promise<IssuedToken | SignInStep> {
  try {
    const [calls] = await Promise.all([loadCalls(), loadNext?.()]);
    try {
      const answer = await ask(calls);
      return 'id_token' in answer ? answer : calls.stepFor(answer);
    } catch (error) {
      if (isApiError(error)) return calls.stepAfter(step, error);
      throw error;
    }
  } catch (error) {
    if (isMissingPart(error)) return stepUnsent(step);
    throw error;
  }
}

/**
 * Runs the chain. `onToken` gets the token once, in the moment that it arrives; the attempt ends when what it began has, so
 * that nobody presses again on the way to the page. `loadNext` fetches what is shown then.
 */
export function useSignIn(
  onToken: (issued: IssuedToken, identity: Identity) => Promise<void>,
  loadNext?: () => Promise<void>,
): Attempt {
  const [step, setStep] = useReducer((_: SignInStep, next: SignInStep) => next, START);
  const [identity, setIdentity] = useState<Identity | null>(null);
  const [pending, setPending] = useState(false);
  // Who closed the form, or signed out elsewhere, is not signed in by an answer that comes late.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    loadCalls().catch(() => {});
    return () => {
      isOpen.current = false;
    };
  }, []);

  const follow = async (given: Identity, ask: Ask) => {
    const next = await outcomeOf(step, ask, loadNext);
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
      await attempt(given, ({ signInWith }) => signInWith({ email: given.email, password }));
    },
    async submitPassword(newPassword) {
      if (step.name !== 'new-password' || !identity) return;
      const { session } = step;
      await attempt(identity, ({ answerChallengeWith }) =>
        answerChallengeWith({
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
      await attempt(identity, ({ answerChallengeWith }) =>
        answerChallengeWith({ challenge: 'SMS_MFA', session, email: identity.email, code }),
      );
    },
    startAgain: () => setStep(START),
  };
}
