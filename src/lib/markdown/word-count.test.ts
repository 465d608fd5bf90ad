import { expect, test } from 'vitest';
import { measureTextLength } from './word-count';

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
  ['see[^1] there\n\n[^1]: two words', 4],
  ['one&nbsp;two &amp; three', 3],
  ['na&iuml;ve cr&egrave;me &Oslash;re', 3],
  ['ask help@acme.test or <sales@acme.test> today', 3],
  ['发送邮件至help@acme.test，我们', 7],
  ['见https://acme.test/a，我们', 3],
  ['|Support|help@acme.test|https://acme.test|Mon|', 2],
  ['Contact:help@acme.test or', 2],
  ['a \\<b\\> c', 3],
  ['if a < b and c > d', 6],
  ['one <!-- not\nthis --> two <!-- and', 3],
  ['[1]: https://acme.test/a\n| a | b |\n|---|---|', 2],
])('measureTextLength counts the words of %j: %i', (text, words) =>
  expect(measureTextLength(text).words).toBe(words),
);

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('measureTextLength estimates that reading %i words takes %i minutes', (count, minutes) =>
  expect(measureTextLength('word '.repeat(count)).minutes).toBe(minutes),
);

// A regular expression that backtracks would take minutes for each of these inputs.
test.each([
  ['a', 1],
  ['[^', 0],
  ['<a', 200_000],
  ['<!--', 0],
  ['](', 0],
  ['&a', 200_000],
  ['a@', 200_000],
  ['a.', 200_000],
])('measureTextLength counts the words of a long line of repeated %j in linear time', (piece, words) =>
  expect(measureTextLength(piece.repeat(200_000)).words).toBe(words),
);
