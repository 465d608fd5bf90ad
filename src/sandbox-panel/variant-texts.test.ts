import { expect, it } from 'vitest';
import { VARIANTS } from '~/sandbox/variants';
import { parseAbsentOperation } from './absent-operation';
import { VARIANT_TEXTS } from './variant-texts';

it('each sandbox variant has a text, except those that disable an operation', () => {
  const names = VARIANTS.map(({ name }) => name).filter((name) => parseAbsentOperation(name) === null);
  expect(Object.keys(VARIANT_TEXTS)).toEqual(names);
});
