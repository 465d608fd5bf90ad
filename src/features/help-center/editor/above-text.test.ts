import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { aboveText } from './above-text';

const doc = Text.of(['First line', '', 'Second']);

test.each([
  ['before the first line', 0, 0, '![](a)\n\n'],
  ['before a later line', 12, 12, '![](a)\n\n'],
  ['in the place of its first word', 0, 5, '![](a)\n\n'],
  ['in the place of the whole line', 0, 10, '![](a)'],
  ['on an empty line', 11, 11, '![](a)'],
  ['within a line', 5, 5, '![](a)'],
  ['at its end', 10, 10, '![](a)'],
])('an image %s', (_, from, to, expected) => {
  expect(aboveText(doc, '![](a)', from, to)).toBe(expected);
});
