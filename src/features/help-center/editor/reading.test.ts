import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { baseExtensions } from './extensions';
import { keyLabel } from './key-label';
import { outlineOf } from './outline';

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
