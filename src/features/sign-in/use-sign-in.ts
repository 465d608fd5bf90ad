import { useEffect, useReducer, useRef, useState } from 'react';
import { answerChallengeWith, type SignInAnswer, signInWith } from '~/api/auth';
import { isApiError } from '~/api/http/api-error';
import { type SignInStep, START, stepAfter, stepFor } from './sign-in-flow';

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
 * Runs the chain. `onToken` gets the token once, in the moment that it arrives.
 */
export function useSignIn(onToken: (email: string, issued: IssuedToken) => void): Attempt {
  const [step, setStep] = useReducer((_: SignInStep, next: SignInStep) => next, START);
  const [email, setEmail] = useState('');
  const [pending, setPending] = useState(false);
  // Who closed the form, or signed out elsewhere, is not signed in by an answer that comes late.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const follow = async (address: string, asked: Promise<SignInAnswer>) => {
    try {
      const answer = await asked;
      if (!isOpen.current) return;
      if ('id_token' in answer) onToken(address, answer);
      else setStep(stepFor(answer));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setStep(stepAfter(step, error));
    }
  };
  const attempt = (address: string, asked: Promise<SignInAnswer>) => {
    setPending(true);
    return follow(address, asked).finally(() => setPending(false));
  };

  return {
    step,
    pending,
    async submitCredentials(address, password) {
      setEmail(address);
      await attempt(address, signInWith({ email: address, password }));
    },
    async submitPassword(newPassword) {
      if (step.name !== 'new-password') return;
      const { session } = step;
      await attempt(
        email,
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
      await attempt(email, answerChallengeWith({ challenge: 'SMS_MFA', session, email, code }));
    },
    startAgain: () => setStep(START),
  };
}
