import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { baseExtensions } from './extensions';
import { result } from './fixtures/marked-texts';
import { insertCodeBlock, insertRule, insertTable, toggleInline } from './formatting';
import { toggleHeading, toggleList } from './marks/line-formats';

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
  ['‹a›\nb', insertCodeBlock, '```\n‹a›\n```\nb'],
  ['a¦\nb', insertRule, 'a\n\n---¦\n\nb'],
  ['a\n\n¦', insertRule, 'a\n\n---¦\n'],
  ['te¦xt\n===', insertRule, 'text\n===\n\n---¦\n'],
  ['te¦xt\n===', insertCodeBlock, '```\nte¦xt\n===\n```'],
  ['```\nte¦xt\n```', insertRule, '```\ntext\n```\n\n---¦\n'],
  ['```\nte¦xt\n```', insertCodeBlock, '```\nte¦xt\n```'],
  ['a¦\\\nb', insertRule, 'a\n\n---¦\n\nb'],
  ['‹a\n\n| b |›\n| - |', insertCodeBlock, '```\n‹a\n\n| b |›\n| - |\n```'],
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
