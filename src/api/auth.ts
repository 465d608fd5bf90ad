// Sign-in: the two operations and their two answer shapes. Nothing of it is ever a query: passwords, codes and
// sessions stay out of every cache.
import * as z from 'zod/mini';
import { call } from './http/client';
import { defineOperation, type OperationInput } from './http/operation';

/**
 * Either a token or one more challenge; the body decides, not the status. The `access_token` is not named here, so that
 * parsing drops it on arrival: it lacks the identity that authorisation needs (contract: bearer).
 */
export const signInAnswer = z.union([
  z.object({ id_token: z.string(), expires_in: z.number() }),
  z.object({ challenge: z.string(), session: z.string() }),
]);
export type SignInAnswer = z.output<typeof signInAnswer>;

export const signIn = defineOperation({
  id: 'auth.signIn',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/signin',
  origin: 'contract',
  body: z.object({ email: z.string(), password: z.string() }),
  answer: signInAnswer,
});

/** `code` is a string, whose zeros in front count; exactly one answer field goes with each challenge. */
export const answerChallenge = defineOperation({
  id: 'auth.challenge',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/signin/challenge',
  origin: 'contract',
  body: z.union([
    z.object({ challenge: z.literal('SMS_MFA'), session: z.string(), email: z.string(), code: z.string() }),
    z.object({
      challenge: z.literal('NEW_PASSWORD_REQUIRED'),
      session: z.string(),
      email: z.string(),
      new_password: z.string(),
    }),
  ]),
  answer: signInAnswer,
});

// Called directly, never as mutations: a mutation's variables would put passwords and codes into a cache.
export const signInWith = (body: OperationInput<typeof signIn>['body']) => call(signIn, { body });

export const answerChallengeWith = (body: OperationInput<typeof answerChallenge>['body']) =>
  call(answerChallenge, { body });
