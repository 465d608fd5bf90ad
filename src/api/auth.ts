// Sign-in: its two operations and the two shapes of their responses. These operations never run as queries, because
// passwords, codes and sessions must stay out of every cache.
import * as z from 'zod/mini';
import { callOperation } from './http/client';
import { defineOperation, type OperationInput } from './http/operation';

/**
 * A successful response, which contains either a token or another challenge. Both have the same status. The schema
 * omits `access_token`, so that parsing drops it. Calls need the `id_token`, because only this token identifies the
 * person (contract: bearer).
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
 * The request contains either `code` or `new_password`, depending on the challenge. `code` is a string, because it may
 * start with zeros.
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

// Calls the operation directly instead of as a mutation, because the cache of mutations would contain the password. The
// same applies to the codes of `answerChallenge`.
export const requestSignIn = (body: OperationInput<typeof signIn>['body']) => callOperation(signIn, { body });

export const submitChallengeAnswer = (body: OperationInput<typeof answerChallenge>['body']) =>
  callOperation(answerChallenge, { body });
