import { redo, undo } from '@codemirror/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { withCursorAfter } from '../cursor-after';
import { at, grid, shown } from '../fixtures/table-texts';
import { run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { cellsOn, cellsPasted } from './table-paste';

const pasted = (marked: string, plain: string, html = '') => {
  const state = at(marked);
  const spec = cellsPasted(state, plain, html);
  const made = spec && withCursorAfter(state.update({ ...spec, userEvent: 'input.table' }));
  return made?.at(-1)?.state ?? null;
};

describe('cells are told by their tabs, and below each other by their table', () => {
  test.each([
    ['one\ttwo', '', [['one', 'two']]],
    [
      'one\ttwo\r\nthree\tfour\r\n',
      '',
      [
        ['one', 'two'],
        ['three', 'four'],
      ],
    ],
    ['one\ntwo\n', '<table><tr><td>one</td></tr></table>', [['one'], ['two']]],
    ['a|b\t c ', '', [['a\\|b', 'c']]],
    ['one\ntwo', '<p>one</p><p>two</p>', null],
    ['Words\n\none\ttwo\nMore', '<p>Words</p><table><td>one</td></table>', null],
    ['\tif (a)\n\t\treturn;', '', null],
    ['\t', '', null],
    [`"${'a\tb\n'.repeat(50_000)}c`, '', null],
    [
      '"line ""one""\nline two"\ty\n"z"\tw',
      '',
      [
        ['line "one" line two', 'y'],
        ['"z"', 'w'],
      ],
    ],
    ['one', '<table><td>one</td></table>', null],
  ])('%j', (plain, html, expected) => {
    expect(cellsOn(plain, html)).toEqual(expected);
  });
});

test.each([
  [
    '| a | b |\n| --- | --- |\n| ¦c | d |\n| e | f |',
    '1\t2\n3\t4',
    '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4¦ |',
  ],
  ['| a | b |\n| --- | --- |\n| c | d¦ |', '1\n2', null],
  ['| a | b |\n| --- | --- |\n| c | ¦ |', '1\t2', '| a | b |  |\n| --- | --- | --- |\n| c | 1 | 2¦ |'],
  ['| a | b |\n| --- | --- |\n| ¦c | d |', '1\t2\n3\t4', '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4¦ |'],
  ['| ‹a› | b |\n| --- | --- |', '1\t2\n3\t4', '| 1 | 2 |\n| --- | --- |\n| 3 | 4¦ |'],
  [
    '> | a | b |\n> | --- | --- |\n> | c | ¦d |',
    '1\t\n\t4',
    '> | a | b |  |\n> | --- | --- | --- |\n> | c | 1 |  |\n> |  |  | 4¦ |',
  ],
  ['a | b\n--- | ---\nc | ¦d\ne', '1\t2', '| a | b |  |\n| --- | --- | --- |\n| c | 1 | 2¦ |\ne'],
  [
    'Before.\n\n¦| a | b |\n| --- | --- |\n| c | d |',
    '1\t2',
    'Before.\n\n| 1 | 2¦ |\n| --- | --- |\n| c | d |',
  ],
  ['| a | b |\n| --- | --- |\n| ‹hello | w›orld |', '1\t2', '| a | b |\n| --- | --- |\n| 1 | 2¦ |'],
  ['One¦ two', '1\t2', null],
])('into %j, %j', (marked, plain, expected) => {
  const next = pasted(marked, plain);
  expect(next && shown(next)).toBe(expected);
  // Done again, too.
  if (next) expect(shown(run(run(next, undo), redo))).toBe(expected);
});

test('every cell comes to stand where it belongs, the others stay, and one step back brings all back', () => {
  const text = fc.stringMatching(/^[a-z|\\*]{0,4}$/);
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 4 })
        .chain((width) =>
          fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
        ),
      fc.nat(2),
      fc.nat(1),
      (given, row, column) => {
        const cells = [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
        ].map((line) => line.map((word) => ` ${word} `));
        const mark = (line: string[], index: number) =>
          index === row ? line.with(column, `¦${line[column]}`) : line;
        const [header, ...rest] = cells.map(mark).map((line) => `|${line.join('|')}|`);
        const marked = ['Before.', '', header, '| --- | --- |', ...rest, '', 'After.'].join('\n');
        const plain = given.map((line) => line.join('\t')).join('\n');
        fc.pre(/\S/.test(plain));
        const next = pasted(marked, plain);
        if (!next) expect.unreachable();
        const width = Math.max(2, ...given.map(({ length }) => column + length));
        const sizes = grid(next);
        expect(sizes).toHaveLength(Math.max(3, row + given.length));
        expect(sizes[0]).toBe(width);
        expect(textOf(next)).toMatch(/^Before\.\n\n[\s\S]*\n\nAfter\.$/);
        expect(textOf(run(next, undo))).toBe(marked.replace('¦', ''));
      },
    ),
    { numRuns: tries(200) },
  );
});
