import { expect, test } from 'vitest';
import { amountOf } from './word-count';

test.each([
  ['', 0],
  ['one two', 2],
  ["don't stop", 2],
  ['- [x] a\n\n---', 2],
  ['a\r\nb\rc', 3],
  ['Привет мир', 2],
  ['日本語', 3],
  ['👍🏽 é', 1],
  ['👨‍👩‍👧', 0],
  ['[the guide](https://acme.test/a-b/c.html "see it") and ![a lamp](lamp.png)', 5],
  ['at https://acme.test/one/two now', 2],
  ['<a href="https://acme.test">there</a><br>', 1],
  ['[1]: https://acme.test/a\n| a | b |\n|---|---|', 2],
])('%j has %i words', (text, words) => expect(amountOf(text).words).toBe(words));

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes', (count, minutes) =>
  expect(amountOf('word '.repeat(count)).minutes).toBe(minutes),
);
