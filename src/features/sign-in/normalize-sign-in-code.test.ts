import { expect, it } from 'vitest';
import { normalizeSignInCode } from './normalize-sign-in-code';

it.each([
  ['246 810', '246810'],
  ['246-810', '246810'],
  ['246\u2013810', '246810'],
  ['\u200e246\u00a0810\n', '246810'],
  ['２４６８１０', '246810'],
  [' 012345 ', '012345'],
  ['- –', ''],
])('normalizes the pasted sign-in code %j to %j', (pasted, code) => {
  expect(normalizeSignInCode(pasted)).toBe(code);
});
