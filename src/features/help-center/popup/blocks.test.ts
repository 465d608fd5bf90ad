import { undo } from '@codemirror/commands';
import { EditorSelection, type EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { open, run } from '../editor/fixtures/texts';
import { textOf } from '../editor/line-endings';
import { enclosing } from '../editor/marks/enclosing';
import { treeTo } from '../editor/tree-to';
import { BLOCKS, type BlockName, insertChosen, offeredBlocks } from './blocks';
import { blocksPopup, popupField, setPopup } from './popup';

/** Types letter by letter at the cursor. */
const typed = (state: EditorState, text: string) =>
  [...text].reduce((now, letter) => {
    const { from, to } = now.selection.main;
    const selection = EditorSelection.cursor(from + 1);
    return now.update({ changes: { from, to, insert: letter }, selection, userEvent: 'input.type' }).state;
  }, state);

/** The state of a text whose cursor is marked by `¦`. */
function at(marked: string): EditorState {
  const text = marked.replace('¦', '');
  return open(text).update({ selection: EditorSelection.cursor(marked.indexOf('¦')) }).state;
}

function shown(state: EditorState): string {
  const text = state.doc.toString();
  const { head } = state.selection.main;
  return `${text.slice(0, head)}¦${text.slice(head)}`;
}

const names = Object.keys(BLOCKS).filter((name): name is BlockName => name in BLOCKS);

describe('“/” opens the menu', () => {
  test.each(['¦', 'a\n¦', 'text ¦', '- ¦', '> ¦', '## ¦', 'a ¦ b'])('in %j', (marked) => {
    expect(blocksPopup(typed(at(marked), '/'))).toMatchObject({ query: '', chosen: 0 });
  });

  test.each([
    'and¦',
    'https:/¦',
    '`a ¦ b`',
    '```\n¦\n```',
    '    ¦code',
    '[a ¦ b](https://a.test)',
    '![a ¦ b](https://a.test)',
    '<p>\n¦\n</p>',
    '| a |\n| --- |\n| b ¦ |',
    '[a]: ¦',
  ])('but not in %j', (marked) => {
    expect(blocksPopup(typed(at(marked), '/'))).toBeNull();
  });

  test('but not by pasting, or over a text that is locked', () => {
    const state = at('¦');
    const changes = { from: 0, insert: '/' };
    const selection = { anchor: 1 };
    expect(blocksPopup(state.update({ changes, selection, userEvent: 'input.paste' }).state)).toBeNull();
  });
});

describe('opened without it', () => {
  const opened = (marked: string) => {
    const state = at(marked);
    const { head } = state.selection.main;
    const popup = { kind: 'blocks', sign: '', from: head, to: head, query: '', chosen: 0 } as const;
    return state.update({ effects: setPopup.of(popup) }).state;
  };

  test('what is typed filters, and goes with the block that is chosen', () => {
    const state = typed(opened('a\n\n¦\nb'), 'quo');
    expect(blocksPopup(state)).toMatchObject({ query: 'quo' });
    expect(shown(run(state, insertChosen('quote')))).toBe('a\n\n> ¦\nb');
    expect(shown(run(run(state, insertChosen('quote')), undo))).toBe(shown(state));
  });

  test('nothing of it is left where it closes', () => {
    const state = opened('a\n¦');
    expect(blocksPopup(state)).not.toBeNull();
    const closed = state.update({ selection: { anchor: 0 } }).state;
    expect(blocksPopup(closed)).toBeNull();
    expect(closed.doc.toString()).toBe('a\n');
  });
});

describe('what is typed behind it', () => {
  test('filters, over one space, until a second one', () => {
    const state = typed(at('¦'), '/task l');
    expect(blocksPopup(state)).toMatchObject({ query: 'task l' });
    expect(blocksPopup(typed(state, '  '))).toBeNull();
  });

  test.each([' ', '\n'])('%j right behind it is text', (letter) => {
    expect(blocksPopup(typed(at('¦'), `/${letter}`))).toBeNull();
  });

  test('is no longer it when the cursor goes elsewhere, and stays when it is left', () => {
    const state = typed(at('a\n¦'), '/ta');
    expect(blocksPopup(state.update({ selection: { anchor: 0 } }).state)).toBeNull();
    const left = state.update({ effects: setPopup.of(null) }).state;
    expect(shown(typed(left, 'b'))).toBe('a\n/tab¦');
    expect(left.field(popupField)).toBeNull();
  });

  test('finds words from their beginning, names before other words, without accents', () => {
    const label = (name: BlockName) =>
      ({ table: 'Table', task: 'Task list', bullet: 'Lista con viñetas', quote: 'Cita' })[String(name)] ??
      'x';
    expect(offeredBlocks('ta', label).matches).toEqual(['table', 'task']);
    expect(offeredBlocks('VINE', label).matches).toEqual(['bullet']);
    expect(offeredBlocks('h2', label).matches).toEqual(['heading2']);
    expect(offeredBlocks('', label).others).toEqual([]);
    expect(offeredBlocks('home', label)).toEqual({ matches: [], others: [] });
  });
});

test.each([
  ['¦', 'heading2', '## ¦'],
  ['a ¦', 'heading3', '### a ¦'],
  ['- a\n- ¦', 'heading2', '- a\n## ¦'],
  ['¦', 'task', '- [ ] ¦'],
  ['- ¦', 'numbered', '1. ¦'],
  ['a\n\n¦', 'codeBlock', 'a\n\n```\n¦\n```\n'],
  ['a ¦\n\nb', 'rule', 'a \n\n---¦\n\nb'],
  ['¦', 'table', '| ¦ |  |\n| --- | --- |\n|  |  |\n|  |  |\n'],
] as const)('%j with %s is %j', (before, name, expected) => {
  expect(shown(run(typed(at(before), '/x'), insertChosen(name)))).toBe(expected);
});

test.each(['image', 'article'] as const)('%s asks for what is to be put there', (name) => {
  const state = run(typed(at('a ¦b'), '/x'), insertChosen(name));
  expect(shown(state)).toBe('a ¦b');
  expect(state.field(popupField)).toMatchObject({ from: 2, to: 2 });
});

/** A text's lines with what ends them. */
const linesOf = (text: string) => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [''];

/** Places in a text: some line, its start or its end. */
function placesIn(state: EditorState): number[] {
  const numbers = [0.3, 0.7, 1].map((share) => Math.max(1, Math.floor(state.doc.lines * share)));
  return numbers.flatMap((number) => [state.doc.line(number).from, state.doc.line(number).to]);
}

/** The first and the last line, from 1, of the paragraph, the list or what else a place is in. */
function linesAround(state: EditorState, place: number): readonly [number, number] {
  const tree = treeTo(state, state.doc.length);
  const on = (side: -1 | 1) => enclosing(tree, place, side, ({ parent }) => parent?.type.isTop === true);
  const { from, to } = on(-1) ?? on(1) ?? { from: place, to: place };
  return [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
}

test.each([
  [
    'our own texts',
    () => ['', 'a', 'a\r\n\r\n- b\r\n- c\r\n', '> a\rb\r\n\nc', '# a\n\n| a |\n| --- |\n| b |\n'],
  ],
  ['the sample articles', () => SAMPLE_ARTICLES],
])(
  'a block changes the one it is put in alone, and one step back brings it back to the byte: %s',
  (_, texts) => {
    let made = 0;
    for (const text of texts())
      for (const place of placesIn(open(text))) {
        const start = open(text).update({ selection: { anchor: place } }).state;
        const slash = typed(start, place === start.doc.lineAt(place).from ? '/' : ' /');
        if (!blocksPopup(slash)) continue;
        const [first, last] = linesAround(start, place);
        const lines = linesOf(text);
        // Each place takes the next two of the blocks.
        for (const name of [names[made % names.length], names[(made + 1) % names.length]]) {
          if (!name) continue;
          const after = run(slash, insertChosen(name));
          const bytes = textOf(after);
          expect(bytes.startsWith(lines.slice(0, first - 1).join(''))).toBe(true);
          expect(bytes.endsWith(lines.slice(last).join(''))).toBe(true);
          const back = run(after, undo);
          expect(textOf(back)).toBe(textOf(slash));
          expect(textOf(run(back, undo))).toBe(text);
          made += 1;
        }
      }
    expect(made).toBeGreaterThan(10);
  },
);
