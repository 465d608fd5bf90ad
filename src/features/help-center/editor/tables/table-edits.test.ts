import { redo, undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { baseExtensions } from '../extensions';
import { textOf } from '../line-endings';
import {
  addColumnAfter,
  addColumnBefore,
  addLastColumn,
  addLastRow,
  addRowAbove,
  addRowBelow,
  alignColumn,
  moveColumnLeft,
  moveColumnRight,
  moveRowDown,
  moveRowUp,
  removeColumn,
  removeRow,
  removeTable,
} from './table-edits';
import { nextCell, previousCell } from './table-keys';
import { tablePlace } from './table-place';
import { rowsOf, slotsOf } from './table-rows';

function open(text: string, cursor = 0): EditorState {
  const state = EditorState.create({
    doc: text,
    selection: { anchor: cursor },
    extensions: baseExtensions(text),
  });
  ensureSyntaxTree(state, state.doc.length, 5000);
  return state.update({ selection: { anchor: Math.min(cursor, state.doc.length) } }).state;
}

function run(state: EditorState, command: StateCommand): EditorState {
  let next = state;
  command({ state, dispatch: (transaction: Transaction) => (next = transaction.state) });
  ensureSyntaxTree(next, next.doc.length, 5000);
  return next;
}

/** Runs a command with the cursor at the first `^`, and shows where it goes. */
function moved(marked: string, command: StateCommand): string {
  const at = marked.indexOf('^');
  const next = run(open(marked.replace('^', ''), at), command);
  const { head } = next.selection.main;
  return `${next.sliceDoc(0, head)}^${next.sliceDoc(head)}`;
}

const TABLE = '| a | b |\n| --- | --- |\n| c | d^ |\n| e | f |';

describe('what each does', () => {
  test.each<[string, StateCommand, string, string]>([
    ['row below', addRowBelow, TABLE, '| a | b |\n| --- | --- |\n| c | d |\n|  | ^ |\n| e | f |'],
    ['row above', addRowAbove, TABLE, '| a | b |\n| --- | --- |\n|  | ^ |\n| c | d |\n| e | f |'],
    ['row below the header', addRowBelow, '|a^|\n|---|', '|a|\n|---|\n| ^ |'],
    ['row at the end', addLastRow, '|a^|b|\n|---|---|', '|a|b|\n|---|---|\n| ^ |  |'],
    ['no row', removeRow, TABLE, '| a | b |\n| --- | --- |\n|^ e | f |'],
    ['never without a header', removeRow, '|a^|\n|---|', '|a^|\n|---|'],
    ['row down', moveRowDown, TABLE, '| a | b |\n| --- | --- |\n| e | f |\n| c | d^ |'],
    ['row up', moveRowUp, '|a|\n|-|\n|b|\n|c^|', '|a|\n|-|\n|c^|\n|b|'],
    ['row up, never above the header', moveRowUp, TABLE, TABLE],
    ['column after', addColumnAfter, TABLE, '| a | b |  |\n| --- | --- | --- |\n| c | d | ^ |\n| e | f |  |'],
    [
      'column before',
      addColumnBefore,
      TABLE,
      '| a |  | b |\n| --- | --- | --- |\n| c | ^ | d |\n| e |  | f |',
    ],
    ['no column', removeColumn, TABLE, '| a |\n| --- |\n| c^ |\n| e |'.replace('c^', '^c')],
    ['never without a column', removeColumn, '|a^|\n|---|', '|a^|\n|---|'],
    ['column at the end', addLastColumn, '|a^|b|\n|-|-|', '|a|b| ^ |\n|-|-| --- |'],
    [
      'column left',
      moveColumnLeft,
      TABLE,
      '| b | a |\n| --- | --- |\n|^ d | c |\n| f | e |'.replace('|^ d', '| ^d'),
    ],
    ['column right', moveColumnRight, '|a^|b|\n|:-:|-|\n|c|', '|b|^a|\n|-|:-:|\n|  |c|'],
    ['the first column stays the first', moveColumnLeft, '|a^|b|\n|-|-|', '|a^|b|\n|-|-|'],
    ['aligned', alignColumn('end'), '|a^|\n|---|', '|a^|\n| --: |'],
    ['no table', removeTable, `x\n\n${TABLE}\n\ny`, 'x\n\n^\n\ny'],
    [
      'escaped bars and bars in code',
      addColumnBefore,
      '| a \\| b | `x \\| y`^ |\n|---|---|',
      '| a \\| b | ^ | `x \\| y` |\n|---| --- |---|',
    ],
    ['in a quote', addRowBelow, '> |a^|\n> |---|\n> |b|', '> |a|\n> |---|\n> | ^ |\n> |b|'],
    ['in a list', addRowBelow, '- |a|\n  |---|\n  |b^|\n\nx', '- |a|\n  |---|\n  |b|\n  | ^ |\n\nx'],
    ['without outer bars', addColumnAfter, 'a | b^\n--- | ---', '| a | b | ^ |\n| --- | --- | --- |'],
    ['no column without outer bars', removeColumn, 'a^ | # b\n--- | ---\nc', '| ^# b |\n| --- |\n|  |'],
    ['a short row', addColumnAfter, '|a|b^|\n|-|-|\n|c|', '|a|b| ^ |\n|-|-| --- |\n|c|'],
  ])('%s', (_, command, before, expected) => {
    const result = moved(before, command);
    expect(result.replace('^', '')).toBe(expected.replace('^', ''));
    expect(result).toBe(expected);
  });

  test('nothing outside of a table, and nothing where the text can’t be written', () => {
    expect(moved('a^ b', addRowBelow)).toBe('a^ b');
    const locked = EditorState.create({
      doc: '|a|\n|---|',
      extensions: [baseExtensions(''), EditorState.readOnly.of(true)],
    });
    expect(run(locked, addRowBelow).doc.toString()).toBe('|a|\n|---|');
  });
});

test('Tab walks the cells, and adds a row behind the last', () => {
  let state = open('|a|b|\n|---|---|\n| c | |', 1);
  const seen: string[] = [];
  for (let step = 0; step < 4; step++) {
    const { from, to } = state.selection.main;
    seen.push(`${from}-${to}`);
    state = run(state, nextCell);
  }
  expect(seen).toEqual(['1-1', '3-4', '18-19', '21-21']);
  expect(state.doc.toString()).toBe('|a|b|\n|---|---|\n| c | |\n|  |  |');
  state = run(run(state, previousCell), previousCell);
  expect(state.sliceDoc(state.selection.main.from, state.selection.main.to)).toBe('c');
});

const EDITS: Readonly<Record<string, StateCommand>> = {
  addColumnAfter,
  addColumnBefore,
  addLastColumn,
  addLastRow,
  addRowAbove,
  addRowBelow,
  center: alignColumn('center'),
  moveColumnLeft,
  moveColumnRight,
  moveRowDown,
  moveRowUp,
  nextCell,
  previousCell,
  removeColumn,
  removeRow,
  removeTable,
};

const withEnds = (text: string) => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];

/** How many more columns and rows the table has then. */
const GROWTH: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  addColumnAfter: [1, 0],
  addColumnBefore: [1, 0],
  addLastColumn: [1, 0],
  addLastRow: [0, 1],
  addRowAbove: [0, 1],
  addRowBelow: [0, 1],
  moveColumnLeft: [0, 0],
  moveColumnRight: [0, 0],
};

/** An edit leaves every line outside of the table as it is, to the byte, and undoing it gives back all. */
function check(text: string, name: string, cursor: number): boolean {
  const state = open(text, cursor);
  const place = tablePlace(state);
  const edit = EDITS[name];
  if (!place || !edit) return false;
  const first = state.doc.lineAt(place.table.from).number;
  const rest = state.doc.lines - state.doc.lineAt(place.table.to).number;
  const next = run(state, edit);
  const [before, then] = [withEnds(text), withEnds(textOf(next))];
  expect(then.slice(0, first - 1)).toEqual(before.slice(0, first - 1));
  const left = before.slice(state.doc.lines - rest);
  if (left.length > 0) expect(then.slice(-left.length)).toEqual(left);
  const grown = GROWTH[name];
  const now = tablePlace(next, ensureSyntaxTree(next, next.doc.length, 5000) ?? undefined);
  if (grown) {
    expect(now?.columns).toBe(place.columns + grown[0]);
    expect(now?.rows.length).toBe(place.rows.length + grown[1]);
  }
  if (textOf(next) === text) return true;
  expect(textOf(run(next, undo))).toBe(text);
  expect(textOf(run(run(next, undo), redo))).toBe(textOf(next));
  return true;
}

const cellText = fc.constantFrom(
  'a',
  'b c',
  '',
  '\\|',
  '`x`',
  '**s**',
  '# h',
  '- i',
  '👍',
  '![i](u)',
  '> q',
  '   ',
);
const written = fc
  .record({
    cells: fc.array(fc.array(cellText, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
    prefix: fc.constantFrom('', '> ', '  '),
    isBarred: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  })
  .map(({ cells, prefix, isBarred, end }) => {
    const [header = []] = cells;
    // Only a row with bars at its ends may hold anything.
    const row = (all: readonly string[]) =>
      isBarred ? `| ${all.join(' | ')} |` : all.map((one) => `x${one}`).join(' | ');
    const lines = [row(header), row(header.map(() => '---')).replaceAll('x', ''), ...cells.slice(1).map(row)];
    return ['above', '', ...lines.map((line) => prefix + line), '', 'below'].join(end);
  });

test('of any table, every edit keeps what is around it, and its undo gives back the bytes', () => {
  let checked = 0;
  fc.assert(
    fc.property(written, fc.nat(), fc.constantFrom(...Object.keys(EDITS)), (text, at, name) => {
      const { length } = open(text).doc;
      if (check(text, name, at % (length + 1))) checked++;
    }),
    { numRuns: tries(1200) },
  );
  expect(checked).toBeGreaterThan(50);
});

test('keeps the text around an edited table of the sample articles, and undo restores the bytes', () => {
  let checked = 0;
  for (const text of SAMPLE_ARTICLES) {
    const state = open(text);
    const tree = ensureSyntaxTree(state, state.doc.length, 5000);
    const places: number[] = [];
    tree?.iterate({
      enter: ({ name, node }) => {
        if (name !== 'Table') return;
        const rows = rowsOf(node);
        const slots = [rows[0], rows.at(-1)].flatMap((row) => (row ? slotsOf(row) : []));
        places.push(...[slots[0], slots.at(-1)].flatMap((slot) => (slot ? [slot.to] : [])));
      },
    });
    for (const place of places)
      for (const name of Object.keys(EDITS)) if (check(text, name, place)) checked++;
  }
  expect(checked).toBeGreaterThan(20);
});
