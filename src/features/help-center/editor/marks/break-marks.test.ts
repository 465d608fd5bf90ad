import {
  deleteCharBackward,
  deleteCharForward,
  moveLineDown,
  moveLineUp,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { articleTree } from '~/lib/markdown/article-tree';
import { textOf as pageText } from '~/lib/markdown/tree-walk';
import { baseExtensions } from '../extensions';
import { run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { outerLines } from '../lists/outer-lines';
import { beginParagraph, beginParagraphAtBreak, breakLine, endBreak, enterInStyles } from '../paragraph-keys';
import { breakMarks } from './break-marks';
import { joinBlocks } from './joining';
import { continueOrLeaveMarkup } from './leaving-markup';
import { partingKeys } from './parting-lines';

const opened = (marked: string): EditorState => {
  const doc = marked.replace('¦', '');
  const extensions = [baseExtensions(doc), partingKeys, breakMarks, outerLines];
  return EditorState.create({ doc, selection: { anchor: marked.indexOf('¦') }, extensions });
};

const shown = (state: EditorState) => {
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}¦${state.sliceDoc(head)}`;
};

/** Runs the first of the commands that takes the key. */
const pressed = (state: EditorState, ...commands: readonly StateCommand[]): EditorState => {
  ensureSyntaxTree(state, state.doc.length, 5000);
  return commands.reduce((now, command) => (now === state ? run(state, command) : now), state);
};

const typed = (state: EditorState, text: string): EditorState =>
  [...text].reduce(
    (now, sign) => now.update(now.replaceSelection(sign), { userEvent: 'input.type' }).state,
    state,
  );

/** As an arrow does: what the cursor can't be in is passed. */
const moved = (state: EditorState, by: -1 | 1): EditorState => {
  const { head } = state.selection.main;
  const to = (distance: number) => {
    const anchor = Math.min(Math.max(0, head + distance), state.doc.length);
    return state.update({ selection: { anchor }, userEvent: 'select' }).state;
  };
  const next = to(by);
  return next.selection.main.head === head ? to(2 * by) : next;
};

const KEYS = {
  'Shift+Enter': (state) => pressed(state, endBreak, breakLine),
  Enter: (state) =>
    pressed(state, enterInStyles, beginParagraphAtBreak, continueOrLeaveMarkup, beginParagraph),
  Backspace: (state) => pressed(state, joinBlocks(false), deleteCharBackward as StateCommand),
  Delete: (state) => pressed(state, joinBlocks(true), deleteCharForward as StateCommand),
  End: (state) => {
    const { to } = state.doc.lineAt(state.selection.main.head);
    return state.update({ selection: { anchor: to }, userEvent: 'select' }).state;
  },
  Left: (state) => moved(state, -1),
  Right: (state) => moved(state, 1),
  'Alt+Up': (state) => pressed(state, moveLineUp),
  'Alt+Down': (state) => pressed(state, moveLineDown),
  Undo: (state) => pressed(state, undo),
} as const satisfies Record<string, (state: EditorState) => EditorState>;
type Key = keyof typeof KEYS;

const isKey = (step: string): step is Key => step in KEYS;

const result = (marked: string, steps: readonly string[]) =>
  steps.reduce((state, step) => (isKey(step) ? KEYS[step](state) : typed(state, step)), opened(marked));

describe('the backslash of a line that Shift+Enter began', () => {
  test.each([
    ['isn’t there before its words', 'One¦', ['Shift+Enter'], 'One\n¦'],
    ['comes with them', 'One¦', ['Shift+Enter', 'two'], 'One\\\ntwo¦'],
    ['between paragraphs, too', 'One¦\n\nend', ['Shift+Enter', 'two'], 'One\\\ntwo¦\n\nend'],
    ['in an item', '- one¦', ['Shift+Enter', 'two'], '- one\\\n  two¦'],
    ['in a quote', '> one¦', ['Shift+Enter', 'two'], '> one\\\n> two¦'],
    ['behind a backslash', 'C:\\¦', ['Shift+Enter', 'two'], 'C:\\\\\\\ntwo¦'],
    ['goes with them', 'One¦', ['Shift+Enter', 't', 'Backspace'], 'One\n¦'],
    ['and comes again', 'One¦', ['Shift+Enter', 't', 'Backspace', 'u'], 'One\\\nu¦'],
    ['goes where an item is begun', 'One¦', ['Shift+Enter', '- two'], 'One\n- two¦'],
    ['where a heading is', 'One¦', ['Shift+Enter', '# two'], 'One\n# two¦'],
    ['not where a number stays one', 'One¦', ['Shift+Enter', '2. two'], 'One\\\n2. two¦'],
    ['goes with the line', 'One¦', ['Shift+Enter', 'Backspace'], 'One¦'],
    ['goes with the line of an item', '- one¦', ['Shift+Enter', 'Backspace'], '- one¦'],
    ['goes with the line of a quote', '> one¦', ['Shift+Enter', 'Backspace'], '> one¦'],
    ['is taken back with the word', 'One¦', ['Shift+Enter', 'two', 'Undo'], 'One¦'],
    ['goes with the last ones of a line', 'One\\\nx¦', ['Backspace'], 'One\n¦'],
    ['stays the last sign of its line', '¦One\\\ntwo', ['End', 'x'], 'Onex¦\\\ntwo'],
    ['is none of what is typed', 'One¦\\\ntwo', ['\\'], 'One\\¦\\\\\ntwo'],
    ['stays between lines that are moved', 'One\\\ntwo¦', ['Alt+Up'], 'two¦\\\nOne'],
    ['goes before an empty line that comes to be the last', 'One\\\n¦\\\ntwo', ['Alt+Down'], 'One\\\ntwo\n¦'],
    ['before several', 'One\\\n\\\n\\\ntwo¦', ['Alt+Up', 'Alt+Up'], 'One\\\ntwo¦\n\n'],
    ['goes where a quote is begun', 'One¦', ['Shift+Enter', '> two'], 'One\n> two¦'],
    ['where HTML is', 'One¦', ['Shift+Enter', '<div>a'], 'One\n<div>a¦'],
    ['where code ends', 'Use ` it¦', ['Shift+Enter', 'a ` b'], 'Use ` it\na ` b¦'],
    ['where its own line is a heading', '¦One\\\ntwo', ['# '], '# ¦One\ntwo'],
    ['stays with the others', 'One\\\nxy¦', ['Backspace'], 'One\\\nx¦'],
  ])('%s: in %j', (_, before, steps, expected) => {
    expect(shown(result(before, steps))).toBe(expected);
  });

  test('isn’t written where the cursor went elsewhere meanwhile', () => {
    const begun = result('One¦', ['Shift+Enter']);
    const elsewhere = begun.update({ selection: { anchor: 0 } }).state;
    const back = elsewhere.update({ selection: { anchor: begun.doc.length } }).state;
    expect(shown(typed(back, 't'))).toBe('One\n\nt¦');
  });

  test('isn’t touched by a press of the mouse, nor while words are composed', () => {
    const begun = result('One¦', ['Shift+Enter']);
    const composed = begun.update(begun.replaceSelection('に'), { userEvent: 'input.type.compose' }).state;
    expect(shown(composed)).toBe('One\nに¦');
    expect(shown(composed.update({ selection: { anchor: 4 }, userEvent: 'select.pointer' }).state)).toBe(
      'One\n¦に',
    );
    // The editor says so as it is settled.
    expect(shown(composed.update({}).state)).toBe('One\\\nに¦');
  });

  test('is never a letter, whatever is pressed, and undo gives back the bytes', () => {
    const steps = fc.array(
      fc.constantFrom(
        ...Object.keys(KEYS).filter((key) => !key.startsWith('Alt')),
        'a',
        ' ',
        '-',
        '>',
        '<',
        '#',
        '1',
        '.',
      ),
      {
        maxLength: 15,
      },
    );
    const texts = fc.constantFrom(
      'One¦',
      'One¦\n\ntwo',
      'One\\\n¦two',
      '- one¦\n- two',
      '> one\\\n> t¦',
      '**o¦ne** two',
      '`one¦`',
    );
    fc.assert(
      fc.property(texts, steps, (text, keys) => {
        let state = result(text, keys);
        expect(pageText(articleTree(textOf(state)))).not.toContain('\\');
        while (undoDepth(state) > 0) state = KEYS.Undo(state);
        expect(textOf(state)).toBe(text.replace('¦', ''));
      }),
      { numRuns: tries(1000) },
    );
  });
});
