import { useEffect, useReducer, useRef, useState } from 'react';
import type { SignInAnswer } from '~/api/auth';
import { isApiError } from '~/api/http/api-error';
import { isMissingPart } from '~/ui/missing-part';
import { type SignInStep, START, stepAfter, stepFor, stepUnsent } from './sign-in-flow';

/** The page is alive before what talks to the platform is there. */
const loadCalls = () => import('~/api/auth');
type Calls = Awaited<ReturnType<typeof loadCalls>>;

export type IssuedToken = Extract<SignInAnswer, { id_token: string }>;

interface Attempt {
  readonly step: SignInStep;
  readonly pending: boolean;
  submitCredentials(email: string, password: string): Promise<void>;
  submitPassword(newPassword: string): Promise<void>;
  submitCode(code: string): Promise<void>;
  startAgain(): void;
}

/**
 * Runs the chain. `onToken` gets the token once, in the moment that it arrives. `loadNext` fetches what is shown then.
 */
export function useSignIn(
  onToken: (email: string, issued: IssuedToken) => void,
  loadNext?: () => Promise<void>,
): Attempt {
  const [step, setStep] = useReducer((_: SignInStep, next: SignInStep) => next, START);
  const [email, setEmail] = useState('');
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

  const follow = async (address: string, ask: (calls: Calls) => Promise<SignInAnswer>) => {
    try {
      const [calls] = await Promise.all([loadCalls(), loadNext?.()]);
      const answer = await ask(calls);
      if (!isOpen.current) return;
      if ('id_token' in answer) onToken(address, answer);
      else setStep(stepFor(answer));
    } catch (error) {
      if (isMissingPart(error)) setStep(stepUnsent(step));
      else if (isApiError(error)) setStep(stepAfter(step, error));
      else throw error;
    }
  };
  const attempt = (address: string, ask: (calls: Calls) => Promise<SignInAnswer>) => {
    setPending(true);
    return follow(address, ask).finally(() => setPending(false));
  };

  return {
    step,
    pending,
    async submitCredentials(address, password) {
      setEmail(address);
      await attempt(address, ({ signInWith }) => signInWith({ email: address, password }));
    },
    async submitPassword(newPassword) {
      if (step.name !== 'new-password') return;
      const { session } = step;
      await attempt(email, ({ answerChallengeWith }) =>
        answerChallengeWith({
          challenge: 'NEW_PASSWORD_REQUIRED',
          session,
          email,
          new_password: newPassword,
        }),
      );
    },
    async submitCode(code) {
      if (step.name !== 'code') return;
      const { session } = step;
      await attempt(email, ({ answerChallengeWith }) =>
        answerChallengeWith({ challenge: 'SMS_MFA', session, email, code }),
      );
    },
    startAgain: () => setStep(START),
  };
}
