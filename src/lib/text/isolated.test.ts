import { expect, it } from 'vitest';
import { isolated } from './isolated';

it('isolated wraps only texts with right-to-left letters or direction controls', () => {
  expect(isolated('Billing <é> 漢字')).toBe('Billing <é> 漢字');
  expect(isolated('דואר')).toBe('\u2068דואר\u2069');
  expect(isolated('\u202Egnillib')).toBe('\u2068\u202Egnillib\u2069');
  // An isolate character within the text could end the isolation early.
  expect(isolated('\u2069\u202Ex')).toBe('\u2068\u202Ex\u2069');
});
