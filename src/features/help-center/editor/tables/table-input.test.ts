import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { articleTree } from '~/lib/markdown/article-tree';
import { offActions } from '../actions';
import type { EditorMode } from '../editor-theme';
import { at, grid, HEAD, put, shown, typed } from '../fixtures/table-texts';
import { run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { breakLine } from './table-keys';
import { slotsOf } from './table-rows';

const html = (state: EditorState) => toHtml(articleTree(textOf(state)));

describe('what is typed in a cell', () => {
  test.each([
    ['a bar', `${HEAD}| c¦ | d |`, '|x', `${HEAD}| c\\|x¦ | d |`],
    ['a bar in the header', '| a¦ | b |\n|---|---|', '|', '| a\\|¦ | b |\n|---|---|'],
    ['a bar in an empty cell', `${HEAD}| ¦ | d |`, '|', `${HEAD}| \\|¦ | d |`],
    ['a bar in a cell without a place', `${HEAD}|¦|d|`, '|', `${HEAD}|\\|¦|d|`],
    ['a bar in the place of words', `${HEAD}| ‹c› | d |`, '|', `${HEAD}| \\|¦ | d |`],
    ['a bar in code', `${HEAD}| \`c¦\` | d |`, '|', `${HEAD}| \`c\\|¦\` | d |`],
    ['a bar that is escaped', `${HEAD}| c¦ | d |`, '\\|', `${HEAD}| c\\|¦ | d |`],
    ['a bar behind an escaped backslash', `${HEAD}| c¦ | d |`, '\\\\|', `${HEAD}| c\\\\\\|¦ | d |`],
    ['a backslash at a bar', `${HEAD}|c¦|d|`, '\\', `${HEAD}|c\\¦ |d|`],
    ['before an escaped bar', `${HEAD}|c¦\\||d|`, '\\', `${HEAD}|c\\¦\\\\||d|`],
    ['inside of an escaped bar', `${HEAD}|c\\¦||d|`, 'x', `${HEAD}|c\\x¦\\||d|`],
    ['in a quote', '> |a|\n> |-|\n> |c¦|', '|', '> |a|\n> |-|\n> |c\\|¦|'],
    ['in a list', '- |a|\n  |-|\n  |c¦|', '|', '- |a|\n  |-|\n  |c\\|¦|'],
    ['without outer bars', 'a | b\n--- | ---\nc¦ | d', '|', 'a | b\n--- | ---\nc\\|¦ | d'],
    ['in the last of them', 'a | b\n--- | ---\nc | d¦', '|x', 'a | b\n--- | ---\nc | d\\|x¦'],
  ])('%s', (_, before, text, expected) => {
    const state = at(before);
    const after = typed(state, text);
    expect(shown(after)).toBe(expected);
    expect(grid(after)).toEqual(grid(state));
  });

  test('is all on the public page', () => {
    expect(html(typed(at(`${HEAD}| c¦ | d |`), '|x'))).toContain('<td>c|x</td>');
    expect(html(put(at(`${HEAD}| c¦ | d |`), ' one\ntwo | three'))).toContain('<td>c one two | three</td>');
    expect(html(run(at(`${HEAD}| c¦e | d |`), breakLine))).toContain('<td>c<br>e</td>');
  });
});

describe('what is put into a cell at once', () => {
  test.each([
    ['input.paste', 'x|y', `${HEAD}| cx\\|y¦ | d |`],
    ['input.paste', 'x\\|y', `${HEAD}| cx\\|y¦ | d |`],
    ['input.paste', 'x\r\n\r\n  y', `${HEAD}| cx y¦ | d |`],
    ['input.paste', '| x |\n| - |', `${HEAD}| c\\| x \\| \\| - \\|¦ | d |`],
    ['input.drop', 'x\ny|', `${HEAD}| cx y\\|¦ | d |`],
    ['input.type', 'x\ny|', `${HEAD}| cx y\\|¦ | d |`],
  ])('by %s: %j', (event, text, expected) => {
    expect(shown(put(at(`${HEAD}| c¦ | d |`), text, event))).toBe(expected);
  });

  test('from elsewhere in the text', () => {
    const state = at(`x|y¦\n\n${HEAD}| c | d |`);
    const place = state.doc.length - ' | d |'.length;
    const changes = [
      { from: 0, to: 3 },
      { from: place, insert: 'x|y' },
    ];
    expect(state.update({ changes, userEvent: 'move.drop' }).state.doc.toString()).toBe(
      `\n\n${HEAD}| cx\\|y | d |`,
    );
  });
});

describe('what is deleted in a cell', () => {
  test.each([
    ['the backslash of a bar', `${HEAD}|c‹\\›||d|`, `${HEAD}|c¦\\||d|`],
    ['one backslash of two at a bar', `${HEAD}|c\\‹\\›|d|`, `${HEAD}|c\\¦ |d|`],
    ['one backslash before another', `${HEAD}|c‹\\›\\|d|`, `${HEAD}|c¦\\\\|d|`],
    ['what parts a backslash from a bar', `${HEAD}|c\\‹ ›|d|`, `${HEAD}|c\\¦ |d|`],
    ['an escaped bar', `${HEAD}|c‹\\|›|d|`, `${HEAD}|c¦|d|`],
    ['words', `${HEAD}| ‹c› | d |`, `${HEAD}| ¦ | d |`],
  ])('%s', (_, before, expected) => {
    const after = put(at(before), '', 'delete.backward');
    expect(shown(after)).toBe(expected);
    expect(grid(after)).toEqual([2, 2]);
  });
});

describe('a bar is one of the table’s', () => {
  test.each([
    ['all of it', '', `${HEAD}| c | d |\n| e |`],
    ['without outer bars', '', 'a | b\n--- | ---\nc | d'],
    ['a row', HEAD, '| c | d |'],
    ['a row’s end', `${HEAD}| c | d`, ' |'],
    ['in a quote', '> | a | b |\n> | - | - |\n> ', '| c | d |'],
  ])('where a table is written by hand: %s', (_, before, text) => {
    expect(shown(typed(at(`${before}¦`), text))).toBe(`${before}${text}¦`);
  });

  test.each([`${HEAD}| c | d |`, `x\n\n${HEAD}| c | d |\n\ny`])('where one is pasted: %j', (text) => {
    expect(shown(put(at('a\n\n¦\n\nb'), text))).toBe(`a\n\n${text}¦\n\nb`);
  });

  test('where cells and rows are replaced as a whole', () => {
    expect(shown(put(at(`‹${HEAD}| c | d |›`), `${HEAD}| e | f |`))).toBe(`${HEAD}| e | f |¦`);
    expect(shown(put(at(`${HEAD}| ‹c | d› |`), 'e | f'))).toBe(`${HEAD}| e | f¦ |`);
  });

  test('beside tables', () => {
    expect(shown(typed(at('a¦'), '|b'))).toBe('a|b¦');
    expect(shown(put(at(`${HEAD}\n¦`), 'a|b\nc'))).toBe(`${HEAD}\na|b\nc¦`);
  });

  test('where Markdown is shown as it is written', () => {
    const state = at(`${HEAD}| c¦ | d |`, 'source');
    expect(shown(typed(state, '|x'))).toBe(`${HEAD}| c|x¦ | d |`);
    expect(shown(put(state, 'x\ny'))).toBe(`${HEAD}| cx\ny¦ | d |`);
  });
});

test.each(['input.type.compose', 'input.type.compose.start'])('%s puts no line break into a row', (event) => {
  expect(shown(put(at(`${HEAD}| c¦ | d |`), '|\n', event))).toBe(`${HEAD}| c|¦ | d |`);
  expect(shown(put(at(`${HEAD}|¦| d |`), '\n', event))).toBe(`${HEAD}|¦| d |`);
  expect(shown(put(at('One¦'), 'a\nb', event))).toBe('Onea\nb¦');
});

test.each(['input.replace', 'input.replace.all', 'input', 'undo'])('what %s does is not touched', (event) => {
  expect(shown(put(at(`${HEAD}| c¦ | d |`), '|\n', event))).toBe(`${HEAD}| c|\n¦ | d |`);
});

test('one step back takes the bar and its mark away', () => {
  const text = `${HEAD}| c | d |`.replaceAll('\n', '\r\n');
  const state = put(at(text.replace('c', 'c¦')), 'x|y\nz');
  expect(textOf(state)).toBe(text.replace('c', 'cx\\|y z'));
  expect(textOf(run(state, undo))).toBe(text);
});

describe('Shift+Enter', () => {
  test.each([
    [`${HEAD}| c¦e | d |`, `${HEAD}| c<br>¦e | d |`],
    [`${HEAD}| ‹c› | d |`, `${HEAD}| <br>¦ | d |`],
    [`${HEAD}| c‹ | d› |`, `${HEAD}| c‹ | d› |`],
  ])('breaks the line of a cell: %j', (before, expected) => {
    expect(shown(run(at(before), breakLine))).toBe(expected);
  });

  test('is as everywhere outside of cells', () => {
    for (const state of [at('a¦'), at(`${HEAD}¦`), at(`${HEAD}| c | d |\n\n¦`)])
      expect(breakLine({ state, dispatch: () => expect.unreachable() })).toBe(false);
  });

  test('does so where a table is shown as a grid, before anything else', () => {
    const first = (mode: EditorMode) =>
      at('¦', mode)
        .facet(keymap)
        .flat()
        .find(({ key }) => key === 'Enter')?.shift;
    expect(first('live')).toBe(breakLine);
    expect(first('source')).not.toBe(breakLine);
  });
});

test('blocks are off in a table, and nothing else', () => {
  const off = (marked: string) =>
    Object.entries(offActions(at(marked))).flatMap(([name, isOff]) => (isOff ? name : []));
  expect(off('a¦')).toEqual(['undo', 'redo']);
  expect(off(`${HEAD}| c¦ | d |`)).toEqual([
    'undo',
    'redo',
    'blocks',
    'heading1',
    'heading2',
    'heading3',
    'bullet',
    'numbered',
    'task',
    'quote',
    'codeBlock',
    'table',
    'rule',
  ]);
});

const words = (...parts: string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 5 }).map((all) => all.join(''));
const cell = words('a', '\\|', '\\\\', ' ', '`', '*');
const table = fc
  .record({
    rows: fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 4 }),
    prefix: fc.constantFrom('', '> '),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  })
  .map(({ rows: [header, ...rows], prefix, end }) =>
    [header, ['-', '-'], ...rows].map((cells) => `${prefix}|${cells?.join('|')}|`).join(end),
  );

const bareTable = fc
  .array(fc.tuple(fc.constantFrom('ab', 'c d', '`e`', 'f\\|'), fc.constantFrom('g', '**h**', 'i j')), {
    minLength: 2,
    maxLength: 4,
  })
  .map(([header, ...rows]) =>
    [header, ['---', '---'], ...rows].map((cells) => cells?.join(' | ')).join('\n'),
  );

test('whatever is deleted or typed over in a table without outer bars, every row keeps its cells', () => {
  fc.assert(
    fc.property(bareTable, fc.nat(), fc.nat(), fc.constantFrom('', 'x', '|'), (text, one, other, insert) => {
      const state = at(`¦${text}`);
      const lines = text.split('\n');
      // Within one line: whole lines go, and so may the line of dashes.
      const index = [0, ...lines.keys()].filter((line) => line !== 1)[one % (lines.length - 1)] ?? 0;
      const line = state.doc.line(index + 1);
      const places = [one % (line.length + 1), other % (line.length + 1)].map((at) => line.from + at);
      const [from = 0, to = 0] = places.toSorted((a, b) => a - b);
      fc.pre(from < to && (from > line.from || to < line.to));
      const selected = state.update({ selection: EditorSelection.range(from, to) }).state;
      const after = put(selected, insert, insert === '' ? 'delete.selection' : 'input.type');
      expect(grid(after)).toEqual(grid(state));
      expect(textOf(run(after, undo))).toBe(text);
    }),
    { numRuns: tries(1500) },
  );
});

test('whatever is done in a cell, every row keeps its cells, and one step back gives back the bytes', () => {
  const anything = words('a', '|', '\\', '\n', ' ', '`');
  const event = fc.constantFrom('input.type', 'input.paste', 'input.drop', 'delete.selection');
  fc.assert(
    fc.property(
      table,
      fc.nat(),
      fc.nat({ max: 2 }),
      fc.nat(),
      fc.nat(),
      anything,
      event,
      (text, which, far, one, other, insert, userEvent) => {
        // Cells that are pasted over cells take their place.
        fc.pre(far === 0 || userEvent === 'input.type' || !/[|\n]/.test(insert));
        const state = at(`¦${text}`);
        const tree = ensureSyntaxTree(state, state.doc.length, 5000);
        const slots: { from: number; to: number }[] = [];
        tree?.iterate({
          enter: ({ name, node }) => {
            if (name === 'TableHeader' || name === 'TableRow') slots.push(...slotsOf(node));
          },
        });
        const slot = slots[which % slots.length];
        if (!slot) return expect.unreachable();
        const end = slots[(which + far) % slots.length] ?? slot;
        const places = [
          slot.from + (one % (slot.to - slot.from + 1)),
          end.from + (other % (end.to - end.from + 1)),
        ];
        const selected = state.update({
          selection: EditorSelection.range(places[0] ?? 0, places[1] ?? 0),
        }).state;
        const after = put(selected, userEvent.startsWith('delete') ? '' : insert, userEvent);
        expect(grid(after)).toEqual(grid(state));
        expect(textOf(run(after, undo))).toBe(text);
      },
    ),
    { numRuns: tries(1500) },
  );
});

test('whatever is typed beside the outermost bars, every row keeps its cells', () => {
  const anything = words('a', '|', '\\', '`', '*').filter((text) => text !== '');
  fc.assert(
    fc.property(table, fc.nat(), fc.boolean(), anything, (text, which, isBefore, insert) => {
      const state = at(`¦${text}`);
      const rows: { from: number; to: number }[] = [];
      ensureSyntaxTree(state, state.doc.length, 5000)?.iterate({
        enter: ({ name, from, to }) => {
          if (name === 'TableHeader' || name === 'TableRow') rows.push({ from, to });
        },
      });
      const row = rows[which % rows.length] ?? expect.unreachable();
      const anchor = isBefore ? row.from : row.to;
      const after = put(state.update({ selection: { anchor } }).state, insert, 'input.type');
      expect(grid(after)).toEqual(grid(state));
      expect(textOf(run(after, undo))).toBe(text);
    }),
    { numRuns: tries(500) },
  );
});
