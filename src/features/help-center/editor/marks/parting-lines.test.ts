import { ensureSyntaxTree } from '@codemirror/language';
import { expect, test } from 'vitest';
import { open } from '../fixtures/texts';
import { partingLines } from './parting-lines';

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
  ['> one¦\n>\n¦> two'],
  ['> one¦\n>\n¦> ¦\n>\n¦> two'],
  ['> one¦\n>\n¦>'],
  ['> one\n>¦\n\n\n¦two'],
  ['> > one¦\n>\n¦> two'],
  ['> one\n> >\n> two'],
  ['> ```\n> one\n>\n> two'],
  [''],
  ['\n\n\n'],
])('the cursor passes what parts two blocks: %j', (marked) => {
  expect(passed(marked.replaceAll('¦', ''))).toBe(marked);
});
