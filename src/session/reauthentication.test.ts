import { afterEach, expect, it } from 'vitest';
import { reauthentication } from './reauthentication';

const ANA = 'ana@acme.test';
const ask = (action: string) => reauthentication.ask({ person: ANA, action, text: 'Sends.' });

afterEach(() => reauthentication.cancel());

it('a confirmed password applies only to the action and the person that it was asked for', async () => {
  const answer = ask('first');
  expect(reauthentication.isConfirmed(ANA, 'first')).toBe(false);
  reauthentication.confirm();
  expect(await answer).toBe(true);
  expect(reauthentication.isConfirmed(ANA, 'first')).toBe(true);
  expect(reauthentication.isConfirmed(ANA, 'second')).toBe(false);
  expect(reauthentication.isConfirmed('bea@acme.test', 'first')).toBe(false);
});

it('closing the password dialog confirms nothing', async () => {
  const answer = ask('third');
  reauthentication.cancel();
  expect(await answer).toBe(false);
  expect(reauthentication.get()).toBeNull();
  reauthentication.confirm();
  expect(reauthentication.isConfirmed(ANA, 'third')).toBe(false);
});

it('another request for the password cancels the one that is open', async () => {
  const former = ask('fourth');
  const latter = ask('fifth');
  reauthentication.confirm();
  expect([await former, await latter]).toEqual([false, true]);
  expect(reauthentication.isConfirmed(ANA, 'fourth')).toBe(false);
});
