import { undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { baseExtensions } from '../extensions';
import { run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { outerLines } from './outer-lines';

/** With the cursor at the bar, also in what comes of it. */
function typed(marked: string, text: string, userEvent = 'input.type'): [string, string] {
  const anchor = marked.indexOf('¦');
  const doc = marked.replace('¦', '');
  const state = EditorState.create({
    doc,
    selection: { anchor },
    extensions: [baseExtensions(doc), outerLines],
  });
  const change = {
    changes: { from: anchor, insert: text },
    selection: { anchor: anchor + text.length },
    userEvent,
  };
  const after = state.update(change).state;
  const { head } = after.selection.main;
  const shown = `${after.sliceDoc(0, head)}¦${after.sliceDoc(head)}`;
  return [shown, textOf(run(after, undo))];
}

test.each([
  ['One\n¦', 'Z', 'One\n\nZ¦'],
  ['One\n ¦', 'Z', 'One\n\n Z¦'],
  ['- one\n¦', 'Z', '- one\n\nZ¦'],
  ['- [ ] one\n¦', 'Z', '- [ ] one\n\nZ¦'],
  ['> one\n¦', 'Z', '> one\n\nZ¦'],
  ['One\n¦', '-', 'One\n\n-¦'],
  ['¦\nOne', 'Z', 'Z¦\n\nOne'],
])('at the edge of %j what is typed is a paragraph of its own', (before, text, expected) => {
  const [after, undone] = typed(before, text);
  expect(after).toBe(expected);
  expect(undone).toBe(before.replace('¦', ''));
});

test.each([
  ['One¦', 'Z', 'OneZ¦'],
  ['One\n\n¦', 'Z', 'One\n\nZ¦'],
  ['# One\n¦', 'Z', '# One\nZ¦'],
  ['```\none\n```\n¦', 'Z', '```\none\n```\nZ¦'],
  ['***\n¦', 'Z', '***\nZ¦'],
  ['One\n¦', ' ', 'One\n ¦'],
  ['One\n¦', '\n', 'One\n\n¦'],
  ['One\n¦\nTwo', 'Z', 'One\nZ¦\nTwo'],
  ['a | b\n¦', '-', 'a | b\n-¦'],
  ['¦', 'Z', 'Z¦'],
])('elsewhere, in %j, nothing is added to %j', (before, text, expected) => {
  expect(typed(before, text)[0]).toBe(expected);
});

test('what an input method composes is left alone', () => {
  expect(typed('One\n¦', 'ㅎ', 'input.type.compose')[0]).toBe('One\nㅎ¦');
});

test('what is pasted is parted, too', () => {
  expect(typed('One\n¦', 'Two\n\nThree', 'input.paste')[0]).toBe('One\n\nTwo\n\nThree¦');
});
