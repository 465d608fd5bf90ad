import { afterEach, expect, it } from 'vitest';
import {
  cancelPasswordRequest,
  confirmPassword,
  failPasswordRequest,
  isPasswordConfirmed,
  passwordRequest,
  requestPassword,
} from './reauthentication';

const ANA = 'ana@acme.test';
const ask = (action: string) => requestPassword({ person: ANA, action, text: 'Sends.' });

afterEach(() => cancelPasswordRequest());

it('a confirmed password applies only to the action and the person it was requested for', async () => {
  const answer = ask('first');
  expect(isPasswordConfirmed(ANA, 'first')).toBe(false);
  confirmPassword();
  expect(await answer).toBe('confirmed');
  expect(isPasswordConfirmed(ANA, 'first')).toBe(true);
  expect(isPasswordConfirmed(ANA, 'second')).toBe(false);
  expect(isPasswordConfirmed('bea@acme.test', 'first')).toBe(false);
});

it('closing the password dialog confirms nothing', async () => {
  const answer = ask('third');
  cancelPasswordRequest();
  expect(await answer).toBe('canceled');
  expect(passwordRequest.get()).toBeNull();
  confirmPassword();
  expect(isPasswordConfirmed(ANA, 'third')).toBe(false);
});

it('a new request for the password cancels the previous request', async () => {
  const former = ask('fourth');
  const latter = ask('fifth');
  confirmPassword();
  expect([await former, await latter]).toEqual(['canceled', 'confirmed']);
  expect(isPasswordConfirmed(ANA, 'fourth')).toBe(false);
});

it('a request for the password reports that the dialog couldn’t be loaded, and confirms nothing', async () => {
  const answer = ask('sixth');
  failPasswordRequest();
  expect(await answer).toBe('not-loaded');
  expect(isPasswordConfirmed(ANA, 'sixth')).toBe(false);
});
