import { expect, it } from 'vitest';
import { isolateDirection } from './isolate-direction';

it('isolateDirection encloses only text with right-to-left letters or direction controls', () => {
  expect(isolateDirection('Billing <é> 漢字')).toBe('Billing <é> 漢字');
  expect(isolateDirection('דואר')).toBe('\u2068דואר\u2069');
  expect(isolateDirection('\u202Egnillib')).toBe('\u2068\u202Egnillib\u2069');
  // An isolate character within the text could end the isolation too early.
  expect(isolateDirection('\u2069\u202Ex')).toBe('\u2068\u202Ex\u2069');
});
