import type { Command } from 'prosemirror-state';
import { CellSelection, TableMap } from 'prosemirror-tables';
import { describe, expect, it } from 'vitest';
import { TestEditor } from './fixtures/press-keys';
import {
  addLastColumn,
  addLastRow,
  alignColumn,
  deleteTable,
  goToCell,
  goToCellBelow,
  moveColumnLeft,
  moveColumnRight,
} from './table-commands';

const HEAD = '| A | B |\n| :- | - |\n';

function act(before: string, keys: string | Command): TestEditor {
  const editor = new TestEditor(before);
  if (typeof keys === 'string') editor.play(keys);
  else editor.run(keys);
  expect(editor.isVerified).toBe(true);
  editor.state.doc.check();
  return editor;
}

describe('table keys and commands', () => {
  it.each([
    [`${HEAD}| ‸1 | 2 |\n`, '<Alt-Shift-ArrowUp>x', `${HEAD}| x | |\n| 1 | 2 |\n`],
    [`${HEAD}| ‸1 | 2 |\n`, '<Alt-Shift-ArrowDown>x', `${HEAD}| 1 | 2 |\n| x | |\n`],
    ['| ‸A |\n| - |\n| 1 |\n', '<Alt-Shift-ArrowUp>x', '| xA |\n| - |\n| 1 |\n'],
    [`${HEAD}| ‸1 | 2 |\n| 3 | 4 |\n`, '<Alt-Shift-Backspace>', `${HEAD}| 3 | 4 |\n`],
    ['| ‸A |\n| - |\n| 1 |\n', '<Alt-Shift-Backspace>', '| A |\n| - |\n| 1 |\n'],
    [`${HEAD}| 1 | 2 |\n| ‸3 | 4 |\n`, '<Alt-ArrowUp>', `${HEAD}| 3 | 4 |\n| 1 | 2 |\n`],
    [`${HEAD}| ‸1 | 2 |\n| 3 | 4 |\n`, '<Alt-ArrowUp>', `${HEAD}| 1 | 2 |\n| 3 | 4 |\n`],
    [`${HEAD}| ‸1 | 2 |\n| 3 | 4 |\n`, '<Alt-ArrowDown>', `${HEAD}| 3 | 4 |\n| 1 | 2 |\n`],
    [`${HEAD}| ‸1 | 2 |\n`, '<Alt-Shift-ArrowLeft>x', '| | A | B |\n| - | :- | - |\n| x | 1 | 2 |\n'],
    [`${HEAD}| ‸1 | 2 |\n`, '<Alt-Shift-ArrowRight>x', '| A | | B |\n| :- | - | - |\n| 1 | x | 2 |\n'],
    [`${HEAD}| ‸1 | 2 |\n`, '<Alt-Shift-Delete>', '| B |\n| - |\n| 2 |\n'],
    ['| ‸A |\n| - |\n', '<Alt-Shift-Delete>', '| A |\n| - |\n'],
    [`${HEAD}| ‸1 | 2 |\n`, moveColumnRight, '| B | A |\n| - | :- |\n| 2 | 1 |\n'],
    [`${HEAD}| 1 | ‸2 |\n`, moveColumnLeft, '| B | A |\n| - | :- |\n| 2 | 1 |\n'],
    [`${HEAD}| ‸1 | 2 |\n`, moveColumnLeft, `${HEAD}| 1 | 2 |\n`],
    [`${HEAD}| 1 | ‸2 |\n`, alignColumn('right'), '| A | B |\n| :- | -: |\n| 1 | 2 |\n'],
    [`${HEAD}| ‸1 | 2 |\n`, addLastRow, `${HEAD}| 1 | 2 |\n| | |\n`],
    [`${HEAD}| ‸1 | 2 |\n`, addLastColumn, '| A | B | |\n| :- | - | - |\n| 1 | 2 | |\n'],
    [`a\n\n${HEAD}| ‸1 | 2 |\n\nb\n`, deleteTable, 'a\n\nb\n'],
    [`${HEAD}| ‸1 | 2 |\n`, '<2*Tab>new', `${HEAD}| 1 | 2 |\n| new | |\n`],
    [`${HEAD}| ‸1 | 2 |\n`, '<Tab>x', `${HEAD}| 1 | x |\n`],
    [`${HEAD}| ‸1 | 2 |\n`, '<Shift-Tab>x', '| A | x |\n| :- | - |\n| 1 | 2 |\n'],
    ['| ‸A |\n| - |\n', '<Shift-Tab>x', '| xA |\n| - |\n'],
    [`${HEAD}| 1 | 2‸3 |\n\nte‸xt\n`, '<Enter>x', `${HEAD}| 1 | 2xt |\n\nx\n`],
    [`te‸xt\n\n${HEAD}| 1 | 2‸3 |\n`, '<Enter>x', 'te\n\nx3\n'],
    [
      '| Command | Use |\n| --- | --- |\n| ‸ | More |\n',
      '`du | sort` a<Tab>',
      '| Command | Use |\n| --- | --- |\n| `du \\| sort` a | More |\n',
    ],
    [
      `- a\n\n  ${HEAD.replace('\n', '\n  ')}  | ‸1 | 2 |\n`,
      '<Alt-Shift-ArrowDown>x',
      `- a\n\n  ${HEAD.replace('\n', '\n  ')}  | 1 | 2 |\n  | x | |\n`,
    ],
  ])('in the text %j, the command or keys %j result in %j', (before, keys, after) => {
    expect(act(before, keys).markdown).toBe(after);
  });

  it.each([
    `${HEAD}| 1 | 2‸3 |\n\nte‸xt\n`,
    `te‸xt\n\n${HEAD}| 1 | 2‸3 |\n`,
    `${HEAD}| 1 | 2‸3 |\n\ntext\n\n${HEAD}| 4 | 5‸6 |\n`,
  ])('no table command applies if the selection in %j leaves its table', (text) => {
    const commands = [
      addLastRow,
      addLastColumn,
      alignColumn('right'),
      deleteTable,
      goToCell(1),
      goToCellBelow,
    ];
    for (const command of commands) expect(new TestEditor(text).run(command)).toBe(false);
  });

  it('duplicating a table keeps its selected cells selected in the copy', () => {
    const editor = new TestEditor(`${HEAD}| 1 | 2 |\n`);
    const { tr, doc } = editor.state;
    const { map } = TableMap.get(doc.child(0));
    const [first = 0, , , last = 0] = map.map((position) => position + 1);
    editor.dispatch(tr.setSelection(CellSelection.create(doc, last, first)));
    editor.play('<Mod-Shift-d>');
    const size = doc.child(0).nodeSize;
    expect(editor.state.selection.toJSON()).toEqual({
      type: 'cell',
      anchor: last + size,
      head: first + size,
    });
  });

  it('undo after inserting a table row and column restores every byte of the text', () => {
    const before = '| A | B |\n|---|:-:|\n| 1|2 |\n';
    const editor = act(before.replace('1', '1‸'), '<Alt-Shift-ArrowDown><Alt-Shift-ArrowRight><2*Mod-z>');
    expect(editor.markdown).toBe(before);
  });
});
