import { expect, test } from 'vitest';
import { result } from '../fixtures/marked-texts';
import { takeItemOut } from './item-out';

test.each([
  ['one of three', '- a\n- ¦b\n- c', '- a\n\n¦b\n\n- c'],
  ['the first', '- ¦a\n- b', '¦a\n\n- b'],
  ['the only one', '- ¦a', '¦a'],
  ['one right below words', 'x\n- ¦a', 'x\n\n¦a'],
  ['one with a number', '1. a\n2. ¦b', '1. a\n\n¦b'],
  ['a task', '- [ ] a\n- [x] ¦b', '- [ ] a\n\n¦b'],
  ['one that a blank line parts', '- a\n\n- ¦b', '- a\n\n¦b'],
  ['one of a quote', '> - a\n> - ¦b', '> - a\n>\n> ¦b'],
  ['one with further lines', '- a\n- ¦b\n  c', '- a\n\n¦b\nc'],
  ['one with a list', '- ¦a\n  - b', '¦a\n\n- b'],
  ['one within another', '- a\n  - ¦b', '- a\n- ¦b'],
  ['with those behind it', '- a\n  - ¦b\n  - c', '- a\n- ¦b\n  - c'],
  ['with a number', '1. a\n   1. ¦b\n2. c', '1. a\n2. ¦b\n3. c'],
  ['where its line begins', '- a\n¦- b', '- a\n\n¦b'],
  ['below a paragraph, too', 'a\n\n¦- b', 'a\n\n¦b'],
  ['within another, too', '- a\n¦  - b', '- a\n- ¦b'],
  ['in front of its mark', '- a\n  ¦- b', '- a\n- ¦b'],
  ['a task, in front of its box', '- [ ] a\n- ¦[ ] b', '- [ ] a\n\n¦b'],
  ['of a quote', '> - a\n>   - ¦b', '> - a\n> - ¦b'],
])('Backspace takes out %s: %j becomes %j', (_, before, after) => {
  expect(result(before, takeItemOut)).toBe(after);
});

test.each([
  '- a¦b',
  '- ¦',
  '- a\n  ¦b',
  '- a\n\n  ¦b',
  '- > ¦a',
  '¦a',
  '¦- ',
  '1¦. a',
  '- [ ¦] a',
  '-¦ a',
  '- `‹a› b`',
])('in %j it is left to others', (text) => {
  expect(result(text, takeItemOut)).toBe(text);
});
