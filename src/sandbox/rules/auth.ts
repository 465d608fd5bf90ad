// Sign-in and its challenges: a temporary password to replace, a text-message code, or both in turn.
import { answerChallenge, signIn } from '~/api/auth';
import { createNamedError } from '../error-body';
import { defineOperationHandler, type JsonObject } from '../operation-handler';
import type { ChallengeSession, Platform } from '../platform';
import type { Identity } from '../state';
import { createRandomText, createToken } from '../tokens';

/** The lifetime of a challenge session, in seconds. */
const SESSION_SECONDS = 180;

/** The error for both a wrong code and an expired session, so that a caller can't distinguish them. */
const codeMismatch = () =>
  createNamedError(400, 'CodeMismatchException', 'The code is wrong, or the session has expired.');
/** The error for a malformed request, which is rejected before it reaches the identity provider. */
const badParameter = (message: string) => createNamedError(400, 'InvalidParameterException', message);

/** Reports whether a password has 8 to 64 characters with an uppercase letter, a lowercase letter and a digit. */
export const isValidPassword = (password: string) =>
  password.length >= 8 &&
  password.length <= 64 &&
  /\p{Lu}/u.test(password) &&
  /\p{Ll}/u.test(password) &&
  /\d/.test(password);

function text(body: JsonObject, field: string): string {
  const value = body[field];
  if (typeof value !== 'string' || value === '') throw badParameter(`${field} must be a non-empty string.`);
  return value;
}

const findIdentity = (platform: Platform, email: string): Identity | undefined =>
  platform.state.identities.find((identity) => identity.email.toLowerCase() === email.toLowerCase());

/** Creates a session for the next step of the sign-in, and removes expired sessions. */
function challenge(platform: Platform, identity: Identity, name: ChallengeSession['challenge'], now: number) {
  const session = createRandomText(48);
  platform.challenges = [
    ...platform.challenges.filter(({ expiresAt }) => expiresAt > now),
    { session, challenge: name, email: identity.email, refusals: 0, expiresAt: now + SESSION_SECONDS * 1000 },
  ];
  return { challenge: name, session };
}

/** Returns the step after a correct password: the text-message code if the identity uses one, otherwise the token. */
const afterPassword = (platform: Platform, identity: Identity, now: number) =>
  identity.smsCode === null
    ? createToken(platform, identity, now)
    : challenge(platform, identity, 'SMS_MFA', now);

function spend(platform: Platform, session: string): void {
  platform.challenges = platform.challenges.filter((one) => one.session !== session);
}

function changePassword(
  platform: Platform,
  current: ChallengeSession,
  identity: Identity,
  password: string,
): void {
  if (!isValidPassword(password)) {
    current.refusals += 1;
    // The session allows one retry. The second rejection ends the sign-in.
    if (current.refusals > 1) spend(platform, current.session);
    throw createNamedError(400, 'InvalidPasswordException', 'The password does not satisfy the policy.');
  }
  identity.password = password;
  identity.mustChangePassword = false;
}

/** Maps each challenge to the field with the person's answer. The field of the other challenge must be absent. */
const ANSWER_FIELDS = { SMS_MFA: 'code', NEW_PASSWORD_REQUIRED: 'new_password' } as const;

function readChallengeAnswer(body: JsonObject) {
  const name = text(body, 'challenge');
  if (name !== 'SMS_MFA' && name !== 'NEW_PASSWORD_REQUIRED') {
    throw badParameter('This challenge can not be completed through this API.');
  }
  const other = name === 'SMS_MFA' ? 'new_password' : 'code';
  if (Object.hasOwn(body, other)) throw badParameter(`${other} does not belong to ${name}.`);
  return {
    name,
    answer: text(body, ANSWER_FIELDS[name]),
    session: text(body, 'session'),
    email: text(body, 'email'),
  };
}

export const authHandlers = [
  defineOperationHandler(signIn, ({ platform, body, now }) => {
    const email = text(body, 'email');
    const password = text(body, 'password');
    const identity = findIdentity(platform, email);
    // The response doesn't reveal whether the email exists.
    if (identity?.password !== password) {
      throw createNamedError(401, 'NotAuthorizedException', 'Incorrect username or password.');
    }
    return identity.mustChangePassword
      ? challenge(platform, identity, 'NEW_PASSWORD_REQUIRED', now)
      : afterPassword(platform, identity, now);
  }),

  defineOperationHandler(answerChallenge, ({ platform, body, now }) => {
    const { name, answer, session, email } = readChallengeAnswer(body);
    const current = platform.challenges.find((one) => one.session === session && one.expiresAt > now);
    const identity = findIdentity(platform, email);
    if (!current || !identity || current.challenge !== name || current.email !== identity.email)
      throw codeMismatch();
    if (name === 'SMS_MFA') {
      if (answer !== identity.smsCode) throw codeMismatch();
      spend(platform, session);
      return createToken(platform, identity, now);
    }
    changePassword(platform, current, identity, answer);
    spend(platform, session);
    return afterPassword(platform, identity, now);
  }),
];
