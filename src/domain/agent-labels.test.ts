import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { getAvailabilityLabel, getRoleLabel } from './agent-labels';

const t = getTranslator('en');

it('getRoleLabel and getAvailabilityLabel translate known values, and return values defined by the account unchanged', () => {
  expect(getRoleLabel(t, 'administrator')).toBe('Administrator');
  expect(getAvailabilityLabel(t, 'busy')).toBe('Busy');
  expect(getRoleLabel(t, 'supervisor')).toBe('Supervisor');
  expect(getRoleLabel(t, 'night shift')).toBe('night shift');
  expect([getRoleLabel(t, null), getAvailabilityLabel(t, undefined)]).toEqual([null, undefined]);
});
