import { describe, expect, it } from 'vitest';
import { answerChallenge, signIn } from '~/api/auth';
import { createSmallClient } from '../fixtures/small-client';
import { advanceExpiry } from '../platform';
import { isValidPassword } from './auth';

const token = {
  id_token: expect.any(String),
  access_token: expect.any(String),
  expires_in: 3600,
  token_type: 'Bearer',
};
const refused = (status: number, error: string) => ({ status, body: { error, message: expect.any(String) } });
const codeMismatch = refused(400, 'CodeMismatchException');
const password = 'Secret-Word-1';

function start(name: string) {
  const client = createSmallClient();
  const email = `${name}@tiny.test`;
  const response = client.ask(signIn, { as: null, body: { email, password } });
  const session = (response.body as { session?: string }).session ?? '';
  const challenge = (body: object) =>
    client.ask(answerChallenge, { as: null, body: { email, session, ...body } });
  return { ...client, email, answer: response, session, challenge };
}

describe('signing in with a password', () => {
  it('an identity without challenges gets a token when it signs in', () => {
    expect(start('admin').answer).toEqual({ status: 200, body: token });
  });

  it('an unknown email and a wrong password get the same response', () => {
    const { ask } = createSmallClient();
    const wrong = ask(signIn, { as: null, body: { email: 'admin@tiny.test', password: 'x' } });
    expect(wrong).toEqual(refused(401, 'NotAuthorizedException'));
    expect(ask(signIn, { as: null, body: { email: 'nobody@tiny.test', password } })).toEqual(wrong);
  });

  it.each([{}, { email: 'admin@tiny.test' }, { email: 1, password }])(
    'a sign-in with the body %j is rejected',
    (body) => {
      expect(createSmallClient().ask(signIn, { as: null, body }).status).toBe(400);
    },
  );
});

describe('the challenge SMS_MFA', () => {
  it('the right code, with its leading zeros, returns a token and ends the session', () => {
    const { answer, challenge } = start('mfa');
    expect(answer).toEqual({ status: 200, body: { challenge: 'SMS_MFA', session: expect.any(String) } });
    expect(challenge({ challenge: 'SMS_MFA', code: '012345' })).toEqual({ status: 200, body: token });
    expect(challenge({ challenge: 'SMS_MFA', code: '012345' })).toEqual(codeMismatch);
  });

  it('a wrong code leaves the session valid', () => {
    const { challenge } = start('mfa');
    expect(challenge({ challenge: 'SMS_MFA', code: '000000' })).toEqual(codeMismatch);
    expect(challenge({ challenge: 'SMS_MFA', code: '012345' }).status).toBe(200);
  });

  it('an expired session and a wrong code get the same error response', () => {
    const { challenge, platform } = start('mfa');
    advanceExpiry(platform, 180);
    expect(challenge({ challenge: 'SMS_MFA', code: '012345' })).toEqual(codeMismatch);
    expect(challenge({ challenge: 'SMS_MFA', code: '012345' })).toEqual(codeMismatch);
  });

  it('the code of another identity is rejected', () => {
    const { challenge } = start('mfa');
    expect(challenge({ challenge: 'SMS_MFA', code: '012345', email: 'new@tiny.test' })).toEqual(codeMismatch);
  });

  it.each([
    ['a number as code', { challenge: 'SMS_MFA', code: 12345 }],
    ['neither field', { challenge: 'SMS_MFA' }],
    ['the field of the other challenge', { challenge: 'SMS_MFA', new_password: 'Better-Word-2' }],
    ['both fields', { challenge: 'SMS_MFA', code: '012345', new_password: 'Better-Word-2' }],
    ['another challenge type', { challenge: 'SOFTWARE_TOKEN_MFA', code: '012345' }],
  ])(
    'a request with %s is rejected before it reaches the identity provider, and its session stays valid',
    (_, body) => {
      const { challenge } = start('mfa');
      expect(challenge(body)).toEqual(refused(400, 'InvalidParameterException'));
      expect(challenge({ challenge: 'SMS_MFA', code: '012345' }).status).toBe(200);
    },
  );
});

describe('the challenge NEW_PASSWORD_REQUIRED', () => {
  const name = { challenge: 'NEW_PASSWORD_REQUIRED' };

  it('a new password is followed by the challenge SMS_MFA with a new session, and then by a token', () => {
    const { ask, challenge, session, email } = start('new');
    const next = challenge({ ...name, new_password: 'Better-Word-2' });
    expect(next.body).toEqual({ challenge: 'SMS_MFA', session: expect.any(String) });
    const { session: second } = next.body as { session: string };
    expect(second).not.toBe(session);
    expect(challenge({ challenge: 'SMS_MFA', code: '012345' })).toEqual(codeMismatch);
    expect(challenge({ challenge: 'SMS_MFA', code: '012345', session: second }).body).toEqual(token);
    expect(ask(signIn, { as: null, body: { email, password } }).status).toBe(401);
    expect(ask(signIn, { as: null, body: { email, password: 'Better-Word-2' } }).body).toMatchObject({
      challenge: 'SMS_MFA',
    });
  });

  it('after a new password is rejected, the session accepts a second attempt', () => {
    const { challenge } = start('new');
    expect(challenge({ ...name, new_password: 'weak' })).toEqual(refused(400, 'InvalidPasswordException'));
    expect(challenge({ ...name, new_password: 'Better-Word-2' }).status).toBe(200);
  });

  it('the second rejection of a new password ends the sign-in', () => {
    const { challenge } = start('new');
    for (const _ of [1, 2]) {
      expect(challenge({ ...name, new_password: 'weak' })).toEqual(refused(400, 'InvalidPasswordException'));
    }
    expect(challenge({ ...name, new_password: 'Better-Word-2' })).toEqual(codeMismatch);
  });
});

describe('the password policy', () => {
  it.each(['Aa345678', `Aa1${'x'.repeat(61)}`, 'Ñandú-2025'])('the password policy accepts %s', (text) =>
    expect(isValidPassword(text)).toBe(true),
  );
  it.each(['Aa34567', `Aa1${'x'.repeat(62)}`, 'aa345678', 'AA345678', 'Aabbccdd'])(
    'the password policy rejects %s',
    (text) => expect(isValidPassword(text)).toBe(false),
  );
});
