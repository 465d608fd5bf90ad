import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { baseExtensions } from '../extensions';
import { nestItems, takeItemsOut } from './list-nesting';

/** The editor's state with the whole text read. */
function read(state: EditorState): EditorState {
  ensureSyntaxTree(state, state.doc.length, 1000);
  return state.update({}).state;
}

const opened = (text: string, anchor: number, head = anchor) =>
  read(EditorState.create({ doc: text, selection: { anchor, head }, extensions: baseExtensions(text) }));

function run(state: EditorState, command: StateCommand): EditorState | null {
  let next = state;
  const isDone = command({
    state,
    dispatch: (transaction: Transaction) => {
      next = transaction.state;
    },
  });
  return isDone ? read(next) : null;
}

/** What a command makes of a text, with the cursor at `¦`; from there to the next one where there are two. */
function made(marked: string, command: StateCommand): string | null {
  const [before = '', chosen = '', rest] = marked.split('¦');
  const state =
    rest === undefined
      ? opened(before + chosen, before.length)
      : opened(before + chosen + rest, before.length, before.length + chosen.length);
  return run(state, command)?.doc.toString() ?? null;
}

describe('Tab', () => {
  test.each([
    ['- a\n- b¦', '- a\n  - b'],
    ['- a\n- b¦\n\n  > c', '- a\n  - b\n\n    > c'],
    ['1. a\n2. b¦', '1. a\n   1. b'],
    ['1. a\n2. b¦\n3. c', '1. a\n   1. b\n2. c'],
    ['1. a\n   1. b\n2. c¦', '1. a\n   1. b\n   2. c'],
    ['1. a\n   - b\n2. c¦', '1. a\n   - b\n   - c'],
    ['- a\n- b¦\n  - c\n\n  more\n- d', '- a\n  - b\n    - c\n\n    more\n- d'],
    ['- a\n- ¦b\n- c¦\n- d', '- a\n  - b\n  - c\n- d'],
    ['> - a\n> - b¦', '> - a\n>   - b'],
    ['- [ ] a\n- [x] b¦', '- [ ] a\n  - [x] b'],
    ['9. a\n10. b¦\n    - c', '9. a\n   1. b\n      - c'],
    ['- a\n- ¦', '- a\n  - '],
    ['- a¦', '- a'],
    ['- a\n  - b¦', '- a\n  - b'],
  ])('%j becomes %j', (before, after) => {
    expect(made(before, nestItems)).toBe(after);
  });

  test('leaves the editor outside of lists', () => {
    expect(made('a¦', nestItems)).toBeNull();
  });
});

describe('Shift+Tab', () => {
  test.each([
    ['- a\n  - b¦', '- a\n- b'],
    ['1. a\n   1. b¦', '1. a\n2. b'],
    ['1. a\n   1. b¦\n2. c', '1. a\n2. b\n3. c'],
    ['1. a\n   - b¦\n2. c', '1. a\n2. b\n3. c'],
    ['- a\n  - b¦\n  - c', '- a\n- b\n  - c'],
    ['1. a\n   1. b¦\n   2. c', '1. a\n2. b\n   1. c'],
    ['> - a\n>   - b¦', '> - a\n> - b'],
    ['- a¦', '- a'],
  ])('%j becomes %j', (before, after) => {
    expect(made(before, takeItemsOut)).toBe(after);
  });
});

/** The words of every item, in their order. */
function words(state: EditorState): string[] {
  const found: string[] = [];
  ensureSyntaxTree(state, state.doc.length, 1000)?.iterate({
    enter({ name, from }) {
      if (name === 'ListItem')
        found.push(state.doc.lineAt(from).text.replace(/^[\s>]*(?:[-+*]|\d+[.)]) /, ''));
    },
  });
  return found;
}

test('however often items are moved, each stays an item with its words, and undo gives back the bytes', () => {
  const marks = fc.constantFrom('- ', '* ', '1. ', '9. ', '99) ');
  const moves = fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 12 });
  fc.assert(
    fc.property(marks, fc.integer({ min: 1, max: 8 }), fc.boolean(), moves, (mark, count, isQuoted, all) => {
      const [, digits, sign] = /^(\d+)(.) $/.exec(mark) ?? [];
      const lines = Array.from({ length: count }, (_, index) =>
        digits ? `${Number(digits) + index}${sign} item ${index}` : `${mark}item ${index}`,
      );
      const text = lines.map((line) => (isQuoted ? `> ${line}` : line)).join('\n');
      let state = opened(text, 0);
      const expected = words(state);
      expect(expected).toHaveLength(count);
      for (const [place, isOut] of all) {
        state = read(state.update({ selection: { anchor: state.doc.line((place % count) + 1).to } }).state);
        state = run(state, isOut ? takeItemsOut : nestItems) ?? state;
        expect(words(state)).toEqual(expected);
      }
      for (let next: EditorState | null = state; next; next = run(state, undo)) state = next;
      expect(state.doc.toString()).toBe(text);
    }),
    { numRuns: tries(1000) },
  );
});
