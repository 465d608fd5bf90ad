import { expect, it } from 'vitest';
import { SANDBOX_VARIANTS } from '~/sandbox/sandbox-variants';
import { parseAbsentOperation } from './absent-operation';
import { VARIANT_LABELS } from './variant-texts';

it('every sandbox variant has a description, except those that disable an operation', () => {
  const names = SANDBOX_VARIANTS.map(({ name }) => name).filter(
    (name) => parseAbsentOperation(name) === null,
  );
  expect(Object.keys(VARIANT_LABELS)).toEqual(names);
});
