import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { baseExtensions } from '../extensions';
import { liveMarks, MOST_DRAWN } from './live-marks';

/** The text as it is seen: without what is hidden, `□` where a widget stands. */
function seen(text: string, cursor: number | null): string {
  const state = EditorState.create({
    doc: text,
    selection: { anchor: cursor ?? 0 },
    extensions: baseExtensions(text),
  });
  ensureSyntaxTree(state, text.length, 1000);
  let shown = '';
  let at = 0;
  liveMarks(state, [{ from: 0, to: text.length }], cursor !== null).between(
    0,
    text.length,
    (from, to, { spec }) => {
      if (from === to || spec.class !== undefined) return;
      shown += text.slice(at, from) + (spec.widget ? '□' : '');
      at = to;
    },
  );
  return shown + text.slice(at);
}

describe('marks', () => {
  test.each([
    ['# Title', 'Title'],
    ['## Title ##', 'Title'],
    ['Title\n===', 'Title\n'],
    ['**bold** *it* ~~no~~ `code`', 'bold it no code'],
    ['a [link](https://a.test "t") b', 'a link b'],
    ['<https://a.test>', 'https://a.test'],
    ['- one\n- two', '□ one\n□ two'],
    ['1. one', '1. one'],
    ['- [ ] open', '□ open'],
    ['> quote', 'quote'],
    ['---', '□'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '□\n\n□'],
    ['a \\* b', 'a * b'],
    ['```js\ncode\n```', 'js\ncode\n'],
    ['> ```\n> code\n> ```', '\ncode\n'],
    ['a [bracket] b', 'a [bracket] b'],
  ])('of %j are hidden, and shown where the cursor is', (text, hidden) => {
    expect(seen(text, null)).toBe(hidden);
    const mark = /^\d|bracket/.test(text) ? -1 : text.search(/[*[`<#!>|\\=-]/);
    if (mark >= 0) expect(seen(text, mark)).not.toBe(hidden);
  });

  test('of an image are shown within them alone: beside it, it stays one', () => {
    const image = '![alt](https://a.test/b.png)';
    for (const cursor of [null, 0, image.length]) expect(seen(image, cursor)).toBe('□');
    expect(seen(image, 3)).toBe(image);
  });

  test('of words in a cell are shown within those alone: a row that is gone into stays as high', () => {
    const cell = '**a** [b](c) \\* d<br>e';
    const text = `| f | g |\n| - | - |\n| ${cell} | h |`;
    const at = text.indexOf(cell);
    for (const cursor of [at, at + cell.length, text.length - 3])
      expect(seen(text, cursor)).toContain('| a b * d□e |');
    expect(seen(text, at + 3)).toContain('| **a** b * d□e |');
    expect(seen(text, at + cell.indexOf('b]'))).toContain('| a [b](c) * d□e |');
    expect(seen(text, at + cell.indexOf('r>'))).toContain('| a b * d<br>e |');
  });

  test('of other places stay hidden', () => {
    expect(seen('**a** and **b**', 2)).toBe('**a** and b');
  });
});

/** The looks of lines that have such a name, by the line. */
function lineLooks(text: string, name: RegExp, cursor: number | null = null): Record<number, string> {
  const state = EditorState.create({
    doc: text,
    selection: { anchor: cursor ?? 0 },
    extensions: baseExtensions(text),
  });
  ensureSyntaxTree(state, text.length, 1000);
  const looks: Record<number, string> = {};
  const drawn = liveMarks(state, [{ from: 0, to: text.length }], cursor !== null);
  drawn.between(0, text.length, (from, to, { spec }) => {
    if (from === to && name.test(spec.class)) looks[state.doc.lineAt(from).number] = spec.class;
  });
  return looks;
}

const itemLooks = (text: string) => lineLooks(text, /cm-item/);

test.each([
  ['- a', 'cm-item'],
  ['  - a', 'cm-item cm-item-in-2'],
  ['> - a', 'cm-item'],
  ['>   - a', 'cm-item cm-item-in-2'],
  ['> > 1. a', 'cm-item cm-item-numbered'],
])('wrapped, the lines of %j begin where its words do', (text, look) => {
  expect(itemLooks(text)).toEqual({ 1: look });
});

test.each([
  ['- a\n  b\nc', { 2: 'cm-item-further cm-blanks-2', 3: 'cm-item-further' }],
  ['- a\n\n  b', { 3: 'cm-item-further cm-blanks-2' }],
  ['10. a\n    b', { 2: 'cm-item-further cm-blanks-4' }],
  ['- [ ] a\n  b', { 2: 'cm-item-further cm-blanks-2' }],
  ['> - a\n>   b\n> c', { 2: 'cm-item-further cm-blanks-2', 3: 'cm-item-further' }],
])('the further lines of %j begin where the words of its item do', (text, further) => {
  expect(itemLooks(text)).toMatchObject(further);
});

test('so do those of an item within another, and what is behind that one stands with the outer', () => {
  expect(itemLooks('- a\n  - b\n    c\n\n  d\n\ne')).toEqual({
    1: 'cm-item',
    2: 'cm-item cm-item-level-1 cm-item-in-2',
    3: 'cm-item-further cm-item-level-1 cm-item-in-2 cm-blanks-4',
    5: 'cm-item-further cm-blanks-2',
  });
});

test.each([
  ['https://a.test', ['https://a.test']],
  ['a **https://a.test** b', ['https://a.test']],
  ['## https://a.test', ['https://a.test']],
  ['[a](https://a.test)', ['[a](https://a.test)']],
  ['![a](https://a.test)', []],
])('what leads somewhere looks like it: %j', (text, links) => {
  const state = EditorState.create({ doc: text, extensions: baseExtensions(text) });
  const found: string[] = [];
  liveMarks(state, [{ from: 0, to: text.length }], false).between(0, text.length, (from, to, { spec }) => {
    if (spec.class === 'cm-link') found.push(text.slice(from, to));
  });
  expect(found).toEqual(links);
});

test('a line made of marks is drawn as it is written beyond so many', () => {
  const marks = '\\.'.repeat(2 * MOST_DRAWN);
  expect(seen(marks, null)).toBe('.'.repeat(MOST_DRAWN) + marks.slice(2 * MOST_DRAWN));
});

test('a table of more columns than any page shows stays as it is written', () => {
  const table = (columns: number) => ['a', '-', 'b'].map((cell) => `|${cell}`.repeat(columns)).join('\n');
  expect(seen(table(50), null)).toBe('□\n\n□');
  expect(seen(table(500), null)).toBe(table(500));
});

test.each([
  ['a\n\nb', { 2: 'cm-parting' }],
  ['a\n\n\nb', { 2: 'cm-parting', 3: 'cm-hidden-line' }],
  // One can write in the midst of more.
  ['a\n\n\n\nb', { 2: 'cm-parting', 4: 'cm-parting' }],
  ['a\n\n', { 2: 'cm-parting' }],
  ['```\na\n\nb\n```', {}],
  ['> a\n>\n> b', { 2: 'cm-parting' }],
])('the blank lines of %j are as high as the distance between blocks', (text, names) => {
  expect(lineLooks(text, /parting|hidden-line/)).toEqual(names);
});

test.each([
  ['```js\na\n```', { 1: 'cm-code-fence', 3: 'cm-code-fence' }],
  ['> ```\n> a\n> ```', { 1: 'cm-code-fence', 3: 'cm-code-fence' }],
  ['- ```\n  a\n  ```', { 3: 'cm-code-fence' }],
  ['```\na', { 1: 'cm-code-fence', 2: 'cm-code-last' }],
  ['    a\n    b', { 1: 'cm-code-first', 2: 'cm-code-last' }],
])('the code block %j has the edges of a page, and keeps them where the cursor is in it', (text, names) => {
  expect(lineLooks(text, /cm-code-(?!block)/)).toEqual(names);
  expect(lineLooks(text, /cm-code-(?!block)/, text.indexOf('a'))).toEqual(names);
});

test('only the range that is on screen is drawn', () => {
  const text = '**bold**\n\n'.repeat(5000);
  const state = EditorState.create({ doc: text, extensions: baseExtensions(text) });
  ensureSyntaxTree(state, text.length, 5000);
  expect(liveMarks(state, [{ from: 2000, to: 3000 }], false).size).toBeLessThan(500);
});
