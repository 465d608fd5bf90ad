// Sign-in: its two operations and the two shapes of their responses. They never run as queries, so that passwords,
// codes and sessions stay out of every cache.
import * as z from 'zod/mini';
import { call } from './http/client';
import { defineOperation, type OperationInput } from './http/operation';

/**
 * Either a token or another challenge; the body decides, not the status. `access_token` is missing here so that parsing
 * drops it: it lacks the identity that authorization needs (contract: bearer).
 */
export const signInResponse = z.union([
  z.object({ id_token: z.string(), expires_in: z.number() }),
  z.object({ challenge: z.string(), session: z.string() }),
]);
export type SignInResponse = z.output<typeof signInResponse>;

export const signIn = defineOperation({
  id: 'auth.signIn',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/signin',
  origin: 'contract',
  body: z.object({ email: z.string(), password: z.string() }),
  answer: signInResponse,
});

/** `code` is a string because leading zeros count. Each challenge has exactly one answer field. */
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
  answer: signInResponse,
});

// Called directly and not as mutations, whose variables would put passwords and codes into a cache.
export const signInWith = (body: OperationInput<typeof signIn>['body']) => call(signIn, { body });

export const toChallengeRequest = (body: OperationInput<typeof answerChallenge>['body']) =>
  call(answerChallenge, { body });
