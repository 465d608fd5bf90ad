import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { describe, expect, test } from 'vitest';
import { absent, articles, open, run } from './fixtures/texts';
import { textOf } from './line-endings';
import { joinParagraphs, partingLines } from './parting-lines';

/** With a bar on both sides of what the cursor passes at once. */
function passed(text: string): string {
  const state = open(text);
  ensureSyntaxTree(state, state.doc.length, 5000);
  const spans = [...partingLines(state, { from: 0, to: state.doc.length })];
  const ends = [...new Set(spans.flatMap(({ from, to }) => [from, to]))];
  return ends.reduceRight((marked, at) => `${marked.slice(0, at)}¦${marked.slice(at)}`, text);
}

test.each([
  ['One¦\n\n¦Two'],
  ['One¦\n\n\n¦Two'],
  ['One¦\n\n¦\n\n¦Two'],
  ['One¦\n\n¦\n\n\n¦\n\n¦Two'],
  ['# One¦\n  \n¦Two'],
  ['- one¦\n\n¦- two¦\n\n¦  and on'],
  ['| a |\n| --- |\n| b |¦\n\n¦Two'],
  ['One\nTwo'],
  ['One\n'],
  ['One¦\n\n¦'],
  ['\nOne'],
  ['¦\n\n¦One'],
  ['```\none\n\ntwo\n```¦\n\n¦Two'],
  ['```\none\n\ntwo'],
  ['    one\n\n    two'],
  ['<pre>\none\n\ntwo\n</pre>'],
  ['- one¦\n\n¦  ```\n  two\n\n  three\n  ```'],
  ['> one\n>\n> two'],
  [''],
  ['\n\n\n'],
])('the cursor passes what parts two blocks: %j', (marked) => {
  expect(passed(marked.replaceAll('¦', ''))).toBe(marked);
});

const joined = (marked: string, isForward: boolean) => {
  const at = marked.indexOf('¦');
  const state = open(marked.replace('¦', '')).update({ selection: { anchor: at } }).state;
  ensureSyntaxTree(state, state.doc.length, 5000);
  const next = run(state, joinParagraphs(isForward));
  const text = textOf(next);
  const { head } = next.selection.main;
  expect(textOf(run(next, undo))).toBe(marked.replace('¦', ''));
  return `${text.slice(0, head)}¦${text.slice(head)}`;
};

describe('Backspace', () => {
  test.each([
    ['two paragraphs are one', 'One\n\n¦Two', 'One¦Two'],
    ['over two lines, too', 'One\n\n\n¦Two', 'One¦Two'],
    ['without the blanks between', 'One  \n \n¦Two', 'One¦Two'],
    ['an empty one is taken out', 'One\n\n¦\n\nTwo', 'One¦\n\nTwo'],
    ['the empty one before is', 'One\n\n\n\n¦Two', 'One\n\n¦Two'],
    ['behind a heading', '# One\n\n¦Two', '# One¦Two'],
    ['behind the closing marks of one it leads there', '## One ##\n\n¦Two', '## One ##¦\n\nTwo'],
    ['behind an item', '- one\n\n¦Two', '- one¦Two'],
    ['further words of an item', '- one\n\n¦  two', '- one¦two'],
    ['behind code it leads there', '```\none\n```\n\n¦Two', '```\none\n```¦\n\nTwo'],
    ['behind a table, too', '| a |\n| --- |\n\n¦Two', '| a |\n| --- |¦\n\nTwo'],
    ['behind an underlined heading, too', 'One\n===\n\n¦Two', 'One\n===¦\n\nTwo'],
    ['a heading doesn’t become words', 'One\n\n¦# Two', 'One¦\n\n# Two'],
    ['nor a list', 'One\n\n¦- two', 'One¦\n\n- two'],
    ['elsewhere it does what it always does', 'One\n¦Two', 'One\n¦Two'],
  ])('%s', (_, before, after) => {
    expect(joined(before, false)).toBe(after);
  });
});

describe('Delete', () => {
  test.each([
    ['two paragraphs are one', 'One¦\n\nTwo', 'One¦Two'],
    ['an empty one is taken out', 'One\n\n¦\n\nTwo', 'One\n\n¦Two'],
    ['the empty one behind is', 'One¦\n\n\n\nTwo', 'One¦\n\nTwo'],
    ['before code it leads there', 'One¦\n\n```\ntwo\n```', 'One\n\n¦```\ntwo\n```'],
    ['at the end there is nothing', 'One¦', 'One¦'],
  ])('%s', (_, before, after) => {
    expect(joined(before, true)).toBe(after);
  });
});

test.skipIf(absent)(
  'in real articles, joining takes blank lines alone, and one step back brings them back',
  () => {
    for (const text of articles()) {
      const state = open(text);
      ensureSyntaxTree(state, state.doc.length, 5000);
      const parting = [...partingLines(state, { from: 0, to: state.doc.length })];
      for (const { to } of parting.filter((_, index) => index % Math.ceil(parting.length / 8) === 0)) {
        const at = state.update({ selection: { anchor: to } }).state;
        const next = run(at, joinParagraphs(false));
        expect(textOf(next).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(textOf(run(next, undo))).toBe(text);
      }
    }
  },
);
