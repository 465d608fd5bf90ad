import { EditorState, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { baseExtensions } from './extensions';
import { keyLabel } from './key-label';
import { outlineOf } from './outline';
import { amountOf } from './word-count';

test.each([
  ['', 0, 0],
  ['one two', 2, 7],
  ["don't stop", 2, 10],
  ['- [x] a\n\n---', 2, 10],
  ['Привет мир', 2, 10],
  ['日本語', 3, 3],
  ['👍🏽 é', 1, 3],
  ['👨‍👩‍👧', 0, 1],
])('%j has %i words and %i characters', (text, words, characters) => {
  expect(amountOf(Text.of(text.split('\n')))).toEqual({ words, characters });
});

test('the outline has the headings of the text, not of its code', () => {
  const text = '# One\n\n```\n# no\n```\n\nTwo\n---\n\n### **Three** [x](#y) ###\n\n> # quoted\n\n#\n';
  const state = EditorState.create({ doc: text, extensions: baseExtensions(text) });
  expect(outlineOf(state)).toEqual([
    { level: 1, text: 'One', line: 1 },
    { level: 2, text: 'Two', line: 7 },
    { level: 3, text: 'Three x', line: 10 },
    { level: 1, text: '', line: 14 },
  ]);
});

test('keys are named as they are printed', () => {
  expect(keyLabel('Mod-Shift-x', false)).toBe('Ctrl+Shift+X');
  expect(keyLabel('Mod-b', true)).toBe('⌘B');
});
