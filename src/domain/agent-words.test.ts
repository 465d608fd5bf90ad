import { expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { availabilityWord, roleWord } from './agent-words';

const t = speaker('en');

it('translates known roles and availabilities and keeps an account’s own values', () => {
  expect(roleWord(t, 'administrator')).toBe('Administrator');
  expect(availabilityWord(t, 'busy')).toBe('Busy');
  expect(roleWord(t, 'supervisor')).toBe('Supervisor');
  expect(roleWord(t, 'night shift')).toBe('night shift');
  expect([roleWord(t, null), availabilityWord(t, undefined)]).toEqual([null, undefined]);
});
