import { undo } from '@codemirror/commands';
import { EditorState, type Transaction } from '@codemirror/state';
import { expect, test } from 'vitest';
import { baseExtensions } from '../extensions';
import { run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { beginNextItem } from './next-item';

/** The text with its cursor after Enter, and after that is undone; null where it leaves the key to others. */
function pressed(marked: string): [string, string] | null {
  const doc = marked.replace('¦', '');
  let state = EditorState.create({
    doc,
    selection: { anchor: marked.indexOf('¦') },
    extensions: baseExtensions(doc),
  });
  const isDone = beginNextItem({
    state,
    dispatch: (transaction: Transaction) => (state = transaction.state),
  });
  const { head } = state.selection.main;
  return isDone ? [`${state.sliceDoc(0, head)}¦${state.sliceDoc(head)}`, textOf(run(state, undo))] : null;
}

test.each([
  ['- a\\\n  b¦', '- a\\\n  b\n- ¦'],
  ['- a\n  b¦ c', '- a\n  b\n- ¦c'],
  ['- a\nlazy¦', '- a\nlazy\n- ¦'],
  ['- a\n\n  b¦', '- a\n\n  b\n- ¦'],
  ['1. a\\\n   b¦\n2. c', '1. a\\\n   b\n2. ¦\n3. c'],
  ['- [x] a\\\n  b¦', '- [x] a\\\n  b\n- [ ] ¦'],
  ['- a\n  - b\\\n    c¦', '- a\n  - b\\\n    c\n  - ¦'],
  ['- a\\\n  b¦\n  - c', '- a\\\n  b\n- ¦\n  - c'],
  ['> - a\\\n>   b¦', '> - a\\\n>   b\n> - ¦'],
])('Enter on a further line of an item begins the next one: %j', (before, expected) => {
  expect(pressed(before)).toEqual([expected, before.replace('¦', '')]);
});

test.each([
  '- a¦',
  'a\nb¦',
  '- a\n  ¦b',
  '- > a\n  > b¦',
  '- ```\n  a¦',
  '- a\n\n  | b |\n  |---|\n  | c¦ |',
])('elsewhere it leaves the key to others: %j', (before) => {
  expect(pressed(before)).toBeNull();
});
