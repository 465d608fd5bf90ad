// Sign-in: its two operations and the two shapes of their responses. These operations never run as queries, so that
// passwords, codes and sessions stay out of every cache.
import * as z from 'zod/mini';
import { call } from './http/client';
import { defineOperation, type OperationInput } from './http/operation';

/**
 * Either a token or another challenge, distinguished by the body and not by the status. The schema omits `access_token`
 * so that parsing drops it, because that token lacks the identity that authorization needs (contract: bearer).
 */
export const signInResponseSchema = z.union([
  z.object({ id_token: z.string(), expires_in: z.number() }),
  z.object({ challenge: z.string(), session: z.string() }),
]);
export type SignInResponse = z.output<typeof signInResponseSchema>;

export const signIn = defineOperation({
  id: 'auth.signIn',
  service: 'auth',
  method: 'POST',
  path: '/auth/v1/signin',
  origin: 'contract',
  body: z.object({ email: z.string(), password: z.string() }),
  response: signInResponseSchema,
});

/**
 * The request has either `code` or `new_password`, depending on the challenge. `code` is a string, because leading
 * zeros count.
 */
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
  response: signInResponseSchema,
});

// Calls the operation directly and not as a mutation, because mutations put their variables, here passwords and codes,
// into a cache.
export const requestSignIn = (body: OperationInput<typeof signIn>['body']) => call(signIn, { body });

export const toChallengeRequest = (body: OperationInput<typeof answerChallenge>['body']) =>
  call(answerChallenge, { body });
