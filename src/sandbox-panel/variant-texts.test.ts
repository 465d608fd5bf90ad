import { expect, it } from 'vitest';
import { VARIANTS } from '~/sandbox/variants';
import { absence } from './absence';
import { VARIANT_TEXTS } from './variant-texts';

it('there is a text for each variant but those of an absent operation', () => {
  const names = VARIANTS.map(({ name }) => name).filter((name) => absence(name) === null);
  expect(Object.keys(VARIANT_TEXTS)).toEqual(names);
});
