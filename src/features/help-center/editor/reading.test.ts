import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { MOST_HEADINGS } from '~/lib/headings';
import { baseExtensions } from './extensions';
import { keyLabel } from './key-label';
import { MOST_MARKS, markdownParser } from './markdown-language';
import { outlineOf } from './outline';

/** However long the machine takes: the outline waits a tenth of a second for what isn't parsed yet. */
function parsed(text: string): EditorState {
  const state = EditorState.create({ doc: text, extensions: baseExtensions(text) });
  expect(ensureSyntaxTree(state, text.length, 60_000)).not.toBeNull();
  return state;
}

test('the outline has the headings of the text, not of its code', () => {
  const text = '# One\n\n```\n# no\n```\n\nTwo\n---\n\n### **Three** [x](#y) ###\n\n> # quoted\n\n#\n';
  const state = parsed(text);
  expect(outlineOf(state)).toEqual([
    { level: 1, text: 'One', line: 1 },
    { level: 2, text: 'Two', line: 7 },
    { level: 3, text: 'Three x', line: 10 },
    { level: 1, text: '', line: 14 },
  ]);
});

test('of a text that is nothing but headings no more are read than are listed, and one', () => {
  const text = '# a\n'.repeat(5000);
  const state = parsed(text);
  expect(outlineOf(state)).toHaveLength(MOST_HEADINGS + 1);
});

test('keys are named as they are printed', () => {
  expect(keyLabel('Mod-Shift-x', false)).toBe('Ctrl+Shift+X');
  expect(keyLabel('Alt-Shift-Delete', false)).toBe('Alt+Shift+Delete');
  expect(keyLabel('Mod-b', true)).toBe('⌘B');
  expect(keyLabel('Alt-Shift-Backspace', true)).toBe('⌥⇧⌫');
});

test('a paragraph that is made to be slow is drawn as it is written, and everything around it as it will look', () => {
  const names = (text: string) => {
    const found = new Set<string>();
    markdownParser.parse(text).iterate({ enter: ({ name }) => void found.add(name) });
    return [...found].sort();
  };
  const marks = '*a* '.repeat(MOST_MARKS / 2);
  expect(names(marks)).toEqual(['Document', 'Emphasis', 'EmphasisMark', 'Paragraph']);
  expect(names(`*${marks}`)).toEqual(['Document', 'Paragraph']);
  expect(names(`**b**\n\n*${marks}`)).toContain('StrongEmphasis');
  expect(names('www.a@a.'.repeat(MOST_MARKS))).toEqual(['Document', 'Paragraph']);
  // An image whose picture stands in its address is long, and has few marks.
  expect(names(`![a](data:image/png;base64,${'A'.repeat(1e6)})`)).toContain('Image');
});
