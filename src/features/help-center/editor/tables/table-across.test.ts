import type { StateCommand } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { describe, expect, test } from 'vitest';
import { at, grid, HEAD, put, shown, typed } from '../fixtures/table-texts';

const ROWS = `${HEAD}| c | d |\n| e | f |`;

describe('what is done over several cells leaves the bars between them', () => {
  test.each([
    ['words over two', `${HEAD}| ‹c | d› |`, 'x', `${HEAD}| x¦ |  |`],
    ['a bar over two', `${HEAD}| ‹c | d› |`, '|', `${HEAD}| \\|¦ |  |`],
    [
      'words over the end of one and the start of the next',
      `${HEAD}| co‹st | da›te |`,
      'x',
      `${HEAD}| cox¦ | te |`,
    ],
    ['words over rows', `${HEAD}| ‹c | d |\n| e› | f |`, 'x', `${HEAD}| x¦ |  |\n|  | f |`],
    [
      'words over the head',
      `| a | ‹b |\n| --- | --- |\n| c› | d |`,
      'x',
      `| a | x¦ |\n| --- | --- |\n|  | d |`,
    ],
    ['words in a quote', '> |a|b|\n> |-|-|\n> |‹c|d›|', 'x', '> |a|b|\n> |-|-|\n> |x¦||'],
    ['a backslash at a bar', `${HEAD}|‹c|d›|`, '\\', `${HEAD}|\\¦ ||`],
    ['to the row’s end', `${HEAD}| ‹c | d |›`, 'x', `${HEAD}| x¦ |  |`],
  ])('%s', (_, before, text, expected) => {
    const after = typed(at(before), text);
    expect(shown(after)).toBe(expected);
    expect(grid(after)).toEqual(grid(at(before)));
  });

  test.each([
    ['cells', `${HEAD}| ‹c | d› |`, `${HEAD}| ¦ |  |`],
    ['half of an escaped bar', `${HEAD}|‹c|\\›||`, `${HEAD}|¦|\\||`],
    ['the break between two rows', ROWS.replace(' |\n| e', ' |‹\n›| e'), ROWS.replace(' |\n| e', ' |\n¦| e')],
  ])('%s deleted', (_, before, expected) => {
    const after = put(at(before), '', 'delete.selection');
    expect(shown(after)).toBe(expected);
    expect(grid(after)).toEqual(grid(at(before)));
  });

  test.each([
    ['the first of a row', 'ab | cd\n--- | ---\n‹kl› | mn', 'ab | cd\n--- | ---\n|¦ | mn'],
    ['the first, with its blank', 'ab | cd\n--- | ---\n‹kl ›| mn', 'ab | cd\n--- | ---\n| ¦| mn'],
    ['the last of the head', 'ab | ‹cd›\n--- | ---\nkl | mn', 'ab | ¦|\n--- | ---\nkl | mn'],
    ['all of a row', 'ab | cd\n--- | ---\nk‹l | mn›\no | p', 'ab | cd\n--- | ---\nk¦ | |\no | p'],
  ])('without outer bars, a cell that is emptied stays one: %s', (_, before, expected) => {
    const after = put(at(before), '', 'delete.selection');
    expect(shown(after)).toBe(expected);
    expect(grid(after)).toEqual(grid(at(before)));
  });

  test.each([
    ['at the end', `${HEAD}| c | d |\n¦`, 'be', `${HEAD}| c | d |\n\nbe¦`],
    ['before a paragraph', `${HEAD}| c | d |\n¦\nBottom`, 'be', `${HEAD}| c | d |\n\nbe¦\n\nBottom`],
    ['before a blank line', `${HEAD}| c | d |\n¦\n\nBottom`, 'b', `${HEAD}| c | d |\n\nb¦\n\nBottom`],
    ['a row by its bar', `${HEAD}| c | d |\n¦`, '| e', `${HEAD}| c | d |\n| e¦`],
    ['a row without bars', 'a | b\n--- | ---\nc | d\n¦', 'e', 'a | b\n--- | ---\nc | d\ne¦'],
    ['further below', `${HEAD}| c | d |\n\n¦`, 'b', `${HEAD}| c | d |\n\nb¦`],
  ])('what is typed below a table is no row of it: %s', (_, before, text, expected) => {
    expect(shown(typed(at(before), text))).toBe(expected);
  });

  test('a key deletes in its own cell, and not those beside', () => {
    const state = at(`${HEAD}| c | da¦te |`);
    const { from, to } = state.doc.lineAt(state.selection.main.head);
    const remove = (change: { from: number; to: number }) =>
      shown(state.update({ changes: change, userEvent: 'delete.backward' }).state);
    expect(remove({ from, to: state.selection.main.head })).toBe(`${HEAD}| c | ¦te |`);
    expect(remove({ from: state.selection.main.head, to })).toBe(`${HEAD}| c | da¦ |`);
  });

  test.each([
    ['a row', `${HEAD}‹| c | d |\n›| e | f |`, `${HEAD}¦| e | f |`],
    ['a row without outer bars', 'a | b\n--- | ---\n‹c | d\n›e | f', 'a | b\n--- | ---\n¦e | f'],
    ['a row that is chosen as a line', 'a | b\n--- | ---\n‹c | d›\ne | f', 'a | b\n--- | ---\n¦\ne | f'],
    ['a table', '‹a | b\n--- | ---\nc | d›', '¦'],
    ['the line of dashes', '| a | b |\n‹| --- | --- |\n›| c | d |', '| a | b |\n¦| c | d |'],
    ['a dash', '| a | b |\n| --- | --‹-› |', '| a | b |\n| --- | --¦ |'],
    ['the bar of a row that is written', `${HEAD}| c ‹|›`, `${HEAD}| c ¦`],
    ['the bar of a cell too many', `${HEAD}| c | d | e ‹|›`, `${HEAD}| c | d | e ¦`],
  ])('%s goes', (_, before, expected) => {
    const state = at(before);
    const { from, to } = state.selection.main;
    expect(shown(put(state, '', 'delete.selection'))).toBe(expected);
    // By a key: nothing is selected.
    const key = state.update({ selection: { anchor: to } }).state;
    expect(key.update({ changes: { from, to }, userEvent: 'delete.line' }).state.doc.toString()).toBe(
      expected.replace('¦', ''),
    );
  });

  test('what is dragged elsewhere takes no bars along', () => {
    const state = at(`${HEAD}| ‹c | d› |\n\nx`);
    const { from, to } = state.selection.main;
    const moved = state.update({
      changes: [
        { from, to },
        { from: state.doc.length, insert: 'c | d' },
      ],
      userEvent: 'move.drop',
    });
    expect(moved.state.doc).toBe(state.doc);
  });

  test('words with an escaped bar that are pasted over cells stay one', () => {
    const after = put(at(`${HEAD}| ‹c | d› |`), 'x\\|y');
    expect(shown(after)).toBe(`${HEAD}| x\\|y¦ |  |`);
  });

  test('lines without cells that are pasted over cells become one', () => {
    expect(shown(put(at(`${HEAD}| ‹c | d› |`), 'one\ntwo\n'))).toBe(`${HEAD}| one two ¦ |  |`);
  });

  test('whole rows go', () => {
    expect(shown(put(at(`${HEAD}‹| c | d |\n›| e | f |`), '', 'delete.selection'))).toBe(`${HEAD}¦| e | f |`);
    expect(shown(put(at(`a‹\n\n${HEAD}| c | d |›`), 'x', 'input.type'))).toBe('ax¦');
  });
});

describe('what is typed beside the outermost bars belongs to the cell there', () => {
  test.each([
    ['before the first', `${HEAD}¦| c | d |`, 'xy', `${HEAD}| xy¦c | d |`],
    ['behind the last', `${HEAD}| c | d |¦`, 'xy', `${HEAD}| c | dxy¦ |`],
    ['a backslash behind the last', `${HEAD}|c|d|¦`, '\\', `${HEAD}|c|d\\¦ |`],
    ['a backslash before an empty cell', `${HEAD}¦||d|`, '\\', `${HEAD}|\\¦ |d|`],
    ['a backslash before an escaped bar', `${HEAD}¦|\\|c|d|`, '\\', `${HEAD}|\\¦\\\\|c|d|`],
    ['behind the last of the head', '| a | b |¦\n| - | - |', 'x|', '| a | bx\\|¦ |\n| - | - |'],
    ['behind the last of a row in a quote', '> |a|b|\n> |-|-|\n> |c|d|¦', 'x', '> |a|b|\n> |-|-|\n> |c|dx¦|'],
  ])('%s', (_, before, text, expected) => {
    const after = typed(at(before), text);
    expect(shown(after)).toBe(expected);
    expect(grid(after)).toEqual(grid(at(before)));
  });
});

/** What a key does in a cell; the text with its cursor as it was where it deletes nothing, null where it is left to others. */
const pressed = (key: string, marked: string, isShifted = false) => {
  const state = at(marked);
  const binding = state
    .facet(keymap)
    .flat()
    .find((one) => one.key === key);
  let after = state;
  const command = (isShifted ? binding?.shift : binding?.run) as StateCommand;
  const isDone = command({ state, dispatch: (transaction) => (after = transaction.state) });
  return isDone ? shown(after) : null;
};

test('Home and End stay in a cell', () => {
  const text = `${HEAD}| c | da¦te |`;
  expect(pressed('Home', text)).toBe(`${HEAD}| c | ¦date |`);
  expect(pressed('End', text)).toBe(`${HEAD}| c | date¦ |`);
  expect(pressed('End', text, true)).toBe(`${HEAD}| c | da‹te› |`);
});

test.each([
  ['an empty cell', `${HEAD}| ¦ | d |`, `${HEAD}| ¦ | d |`],
  ['a cell too many', `${HEAD}| c | d | e¦f |`, `${HEAD}| c | d | ¦ef |`],
])('Home begins %s', (_, before, expected) => {
  expect(pressed('Home', before)).toBe(expected);
});

test.each([
  ['Backspace', 'before its words', '| ¦one | d |'],
  ['Backspace', 'behind its bar', '|¦ one | d |'],
  ['Backspace', 'before words without a blank', '|¦one| d |'],
  ['Backspace', 'in an empty one', '| ¦ | d |'],
  ['Mod-Backspace', 'before its words', '| ¦one | d |'],
  ['Delete', 'behind its words', '| one¦ | d |'],
  ['Delete', 'before its bar', '| one ¦| d |'],
  ['Delete', 'before many blanks', '| one¦   | d |'],
  ['Delete', 'in an empty one', '| ¦ | d |'],
  ['Mod-Delete', 'behind its words', '| one¦ | d |'],
])('%s deletes nothing of a cell %s', (key, _, row) => {
  expect(pressed(key, HEAD + row)).toBe(HEAD + row);
});

test.each([
  ['Backspace', 'behind a letter', '| o¦ne | d |'],
  ['Backspace', 'behind a blank that was typed', '| one ¦ | d |'],
  ['Backspace', 'behind one that was typed first', '|  ¦one | d |'],
  ['Backspace', 'of what is selected', '| ‹one› | d |'],
  ['Delete', 'before a letter', '| ¦one | d |'],
  ['Delete', 'of what is selected', '| ‹one› | d |'],
])('%s deletes %s', (key, _, row) => {
  expect(pressed(key, HEAD + row)).toBeNull();
});
