import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { baseExtensions } from '../extensions';
import { run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { emptiedMarks } from './emptied-marks';

/** `marked` has what is chosen between two signs. */
function opened(marked: string): EditorState {
  const [before = '', chosen = '', after = ''] = marked.split('¦');
  const doc = before + chosen + after;
  const selection = { anchor: before.length, head: before.length + chosen.length };
  const state = EditorState.create({ doc, selection, extensions: [baseExtensions(doc), emptiedMarks] });
  ensureSyntaxTree(state, doc.length, 5000);
  return state;
}

const without = (state: EditorState, userEvent = 'delete.selection'): EditorState => {
  const { from, to } = state.selection.main;
  return state.update({ changes: { from, to }, userEvent }).state;
};

test.each([
  ['a **¦bold words¦** b', 'a  b'],
  ['a ***¦both¦*** b', 'a  b'],
  ['a **¦bold¦ words** b', 'a  **words** b'],
  ['a **bold ¦words¦** b', 'a **bold**  b'],
  ['a ***¦bold¦ words*** b', 'a  ***words*** b'],
  ['a **b¦ol¦d** c', 'a **bd** c'],
  ['a **b *¦c¦* d** e', 'a **b  d** e'],
  ['a **b *c ¦d* e** f¦', 'a **b *c*** '],
  ['a **¦bold** b¦ c', 'a  c'],
  ['¦a **bold¦ words** b', ' **words** b'],
  ['a **bold ¦words** b¦', 'a **bold** '],
  ['a **bold ¦words** b *c¦ d* e', 'a **bold**  *d* e'],
  ['a ***bold ¦words*** b¦', 'a ***bold*** '],
  ['a **¦bold** b¦', 'a '],
  ['¦a **bold¦** b', ' b'],
  ['a **bold ¦words**\n\nb¦ c', 'a **bold**  c'],
  ['a ¦**¦bold** b', 'a bold** b'],
  ['a ***both¦***¦ b', 'a ***both b'],
  ['a ~~¦struck¦~~ b', 'a  b'],
  ['a `¦code¦` b', 'a  b'],
  ['a `¦some¦ code` b', 'a ` code` b'],
  ['a ¦b¦ **c**', 'a  **c**'],
  ['| a |\n|---|\n| **¦b¦** |', '| a |\n|---|\n| **** |'],
])('%j without what is chosen is %j', (marked, text) => expect(textOf(without(opened(marked)))).toBe(text));

test('letter by letter the marks stay, as somebody may write on between them', () =>
  expect(textOf(without(opened('a **¦b¦** c'), 'delete.backward'))).toBe('a **** c'));

test('what is dragged elsewhere leaves no marks', () => {
  const state = opened('a **¦bold¦** b');
  const { from, to } = state.selection.main;
  const changes = [
    { from, to },
    { from: state.doc.length, insert: 'bold' },
  ];
  expect(textOf(state.update({ changes, userEvent: 'move.drop' }).state)).toBe('a  bbold');
});

test('one step back gives the text back, whatever was chosen', () => {
  const part = fc.constantFrom('a', ' ', '*', '**', '~~', '`', '\n', '| ', 'b');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 24 }), fc.nat(40), fc.nat(40), (parts, one, other) => {
      const doc = parts.join('');
      const [from = 0, to = 0] = [one, other].map((at) => at % (doc.length + 1)).sort((a, b) => a - b);
      const state = opened(`${doc.slice(0, from)}¦${doc.slice(from, to)}¦${doc.slice(to)}`);
      if (from === to) return;
      const after = without(state);
      expect(textOf(run(after, undo))).toBe(doc);
      const kept = (text: string) => text.replace(/[*~`\s]/g, '');
      expect(kept(textOf(after))).toBe(kept(doc.slice(0, from) + doc.slice(to)));
    }),
    { numRuns: tries(300) },
  );
});
