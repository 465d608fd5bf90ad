import { expect, test } from 'vitest';
import { amountOf } from './word-count';

test.each([
  ['', 0, 0],
  ['one two', 2, 7],
  ["don't stop", 2, 10],
  ['- [x] a\n\n---', 2, 10],
  ['a\r\nb\rc', 3, 3],
  ['Привет мир', 2, 10],
  ['日本語', 3, 3],
  ['👍🏽 é', 1, 3],
  ['👨‍👩‍👧', 0, 1],
])('%j has %i words and %i characters', (text, words, characters) => {
  expect(amountOf(text)).toEqual({ words, characters });
});
