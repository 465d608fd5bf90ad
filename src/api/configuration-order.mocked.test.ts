// Tests access to the configuration before it is loaded. This is a separate file because other tests set the
// configuration.
import { expect, it } from 'vitest';
import { getConfiguration } from './configuration';

it('reading the configuration before it was loaded throws an error', () =>
  expect(getConfiguration).toThrow('before it was loaded'));
