import { expect, it } from 'vitest';
import { isolated } from './isolated';

it('ends the direction of a text with the text, and leaves every other as it is', () => {
  expect(isolated('Billing <é> 漢字')).toBe('Billing <é> 漢字');
  expect(isolated('דואר')).toBe('\u2068דואר\u2069');
  expect(isolated('\u202Egnillib')).toBe('\u2068\u202Egnillib\u2069');
  // A sign of its own that ends the isolation would let the rest out.
  expect(isolated('\u2069\u202Ex')).toBe('\u2068\u202Ex\u2069');
});
