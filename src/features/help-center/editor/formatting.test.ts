import { ensureSyntaxTree } from '@codemirror/language';
import { EditorSelection, EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { baseExtensions } from './extensions';
import { insertCodeBlock, insertRule, insertTable, toggleInline } from './formatting';
import { toggleHeading, toggleList } from './line-formats';

/** Runs a command on a text whose selection is marked by `‹` and `›`, or `|` for a cursor; the answer is marked alike. */
function result(marked: string, command: StateCommand): string {
  const text = marked.replace(/[‹›¦]/g, '');
  const from = marked.search(/[‹¦]/);
  const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
  let state = EditorState.create({
    doc: text,
    selection: EditorSelection.single(from, to),
    extensions: baseExtensions(text),
  });
  ensureSyntaxTree(state, text.length, 1000);
  command({ state, dispatch: (transaction: Transaction) => (state = transaction.state) });
  const { main } = state.selection;
  const result = state.doc.toString();
  if (main.empty) return `${result.slice(0, main.head)}¦${result.slice(main.head)}`;
  return `${result.slice(0, main.from)}‹${result.slice(main.from, main.to)}›${result.slice(main.to)}`;
}

test.each([
  ['strong', '**'],
  ['emphasis', '*'],
  ['strike', '~~'],
  ['code', '`'],
] as const)('%s is switched on and off around words that are typed', (kind, mark) => {
  const on = result('Press ¦', toggleInline(kind));
  expect(on).toBe(`Press ${mark}¦${mark}`);
  expect(result(on.replace('¦', 'Start¦'), toggleInline(kind))).toBe(`Press ${mark}Start${mark}¦`);
  expect(result(on, toggleInline(kind))).toBe('Press ¦');
});

describe('inline marks', () => {
  test.each([
    ['a ‹word› b', 'a **‹word›** b'],
    ['a wo¦rd b', 'a **wo¦rd** b'],
    ['a ‹word › b', 'a **‹word›**  b'],
    ['a **‹word›** b', 'a ‹word› b'],
    ['a **wo¦rd** b', 'a wo¦rd b'],
    ['‹**word**›', '‹word›'],
    ['a ¦', 'a **¦**'],
    ['a **¦**', 'a ¦'],
    ['a **b¦**', 'a **b**¦'],
    ['a **b**¦ c', 'a **b¦** c'],
    ['a ¦**b** c', 'a **¦b** c'],
    ['a **¦b** c', 'a ¦**b** c'],
    ['word¦', 'word**¦**'],
    ['‹a\n\nb›', '**‹a**\n\n**b›**'],
    ['**‹a**\n\n**b›**', '‹a\n\nb›'],
    ['‹- a\n- [ ] b›', '‹- **a**\n- [ ] **b›**'],
    ['‹# a›', '# **‹a›**'],
    ['‹> a›', '> **‹a›**'],
    ['| ‹a | b› |\n| - | - |', '| **‹a** | **b›** |\n| - | - |'],
    ['[‹a](b)› c', '**‹[a](b)›** c'],
    ['‹a **b** c›', '**‹a b c›**'],
    ['```\n‹a›\n```', '```\n‹a›\n```'],
    ['***¦***', '*****¦*****'],
  ])('bold: %s becomes %s', (before, expected) =>
    expect(result(before, toggleInline('strong'))).toBe(expected),
  );

  test.each([
    ['emphasis', 'a *‹b›*'],
    ['strike', 'a ~~‹b›~~'],
    ['code', 'a `‹b›`'],
  ] as const)('%s goes on and off', (kind, on) => {
    expect(result('a ‹b›', toggleInline(kind))).toBe(on);
    expect(result(on, toggleInline(kind))).toBe('a ‹b›');
  });
});

test.each([
  ['te¦xt', 'bullet', '- te¦xt'],
  ['- te¦xt', 'bullet', 'te¦xt'],
  ['- te¦xt', 'numbered', '1. te¦xt'],
  ['  - [x] te¦xt', 'bullet', '  - te¦xt'],
  ['- te¦xt', 'task', '- [ ] te¦xt'],
  ['‹a\n\nb›', 'numbered', '1. ‹a\n\n2. b›'],
  ['‹a\n- b›', 'quote', '> ‹a\n> - b›'],
  ['> te¦xt', 'quote', 'te¦xt'],
  ['‹a\n\nb›', 'quote', '> ‹a\n>\n> b›'],
  ['‹> a\n>\n> b›', 'quote', '‹a\n\nb›'],
  ['> te¦xt', 'bullet', '> - te¦xt'],
  ['‹> - a\n>\n> - b›', 'numbered', '‹> 1. a\n>\n> 2. b›'],
  ['> - te¦xt', 'bullet', '> te¦xt'],
  ['- a\n- te¦xt\n- c', 'bullet', '- a\n\nte¦xt\n\n- c'],
  ['1. ¦a\n2. b', 'numbered', '¦a\n\n2. b'],
  ['> - a\n> - te¦xt', 'bullet', '> - a\n>\n> te¦xt'],
  ['- a\n  - te¦xt\n  - c', 'bullet', '- a\n\n  te¦xt\n\n  - c'],
  ['¦', 'bullet', '- ¦'],
] as const)('%j as %s is %j', (before, kind, expected) =>
  expect(result(before, toggleList(kind))).toBe(expected),
);

test.each([
  ['te¦xt', 2, '## te¦xt'],
  ['# te¦xt', 2, '## te¦xt'],
  ['## te¦xt', 2, 'te¦xt'],
  ['  ##\tte¦xt', 2, '  te¦xt'],
  ['> ## te¦xt', 2, '> te¦xt'],
  ['> te¦xt', 2, '> ## te¦xt'],
  ['## te¦xt ##', 2, 'te¦xt'],
  ['## te¦xt ##', 3, '### te¦xt ##'],
  ['te¦xt\n---\n\nb', 2, 'te¦xt\n\nb'],
  ['> te¦xt\n> ---', 3, '> ### te¦xt'],
  ['te¦xt\nb\n===\nc', 2, '## te¦xt b\nc'],
  ['a\n--¦-', 3, '### a¦'],
  ['‹## a\n\n## b›', 2, '‹a\n\nb›'],
  ['‹## a\n\nb›', 2, '‹## a\n\n## b›'],
  ['- te¦xt', 2, '## te¦xt'],
  ['- ## te¦xt', 2, '- te¦xt'],
  ['One\n## te¦xt\nb', 2, 'One\n\nte¦xt\n\nb'],
  ['te¦xt\n---\nb', 2, 'te¦xt\n\nb'],
  ['    te¦xt', 1, '# te¦xt'],
  ['¦', 1, '# ¦'],
] as const)('%j as heading %i is %j', (before, level, expected) =>
  expect(result(before, toggleHeading(level))).toBe(expected),
);

test.each([
  ['‹a›\nb', insertCodeBlock, '```\n‹a›\n```\nb'],
  ['a¦\nb', insertRule, 'a\n\n---¦\n\nb'],
  ['a\n\n¦', insertRule, 'a\n\n---¦\n'],
  ['¦', insertTable, '| ¦ |  |\n| --- | --- |\n|  |  |\n|  |  |\n'],
] as const)('%j becomes what is asked for', (before, command, expected) =>
  expect(result(before, command)).toBe(expected),
);

const BLOCK_COMMANDS = {
  heading: toggleHeading(2),
  list: toggleList('bullet'),
  quote: toggleList('quote'),
  codeBlock: insertCodeBlock,
  rule: insertRule,
  table: insertTable,
};

describe.each(Object.entries(BLOCK_COMMANDS))('%s', (_, command) => {
  test.each([
    '| a | b |\n| --- | --- |\n| c | d¦ |\n| e | f |',
    '| ‹a› | b |\n| --- | --- |\n| c | d |',
    '> | a |\n> | --- |\n> | c¦ |',
    'a | b\n--- | ---\nc | d¦',
  ])('does nothing in the table %j', (marked) => {
    expect(result(marked, command)).toBe(marked);
  });

  test.each(['| a |\n| --- |\n| c |\n\nt¦ext', '| a |\n| --- |\n| c |\n¦'])(
    'goes on beside that of %j',
    (marked) => {
      expect(result(marked, command)).not.toBe(marked);
    },
  );
});

test('nothing is changed where nothing may be', () => {
  const state = EditorState.create({
    doc: 'a',
    extensions: [baseExtensions('a'), EditorState.readOnly.of(true)],
  });
  const refuse = () => expect.unreachable();
  for (const command of [toggleInline('strong'), toggleHeading(1), toggleList('task'), insertTable]) {
    expect(command({ state, dispatch: refuse })).toBe(false);
  }
});
