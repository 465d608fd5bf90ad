import { undo } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { isDeep, SEED } from '~/build/depth';
import { uncheckedTree } from '~/lib/markdown/article-tree';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { elementsOf, property } from '~/lib/markdown/tree-walk';
import { open, run } from '../editor/fixtures/texts';
import { textOf } from '../editor/line-endings';
import { linkAt, linkChange, linkValues } from './link';

const ADDRESS = 'https://made.test/';

/** Makes a link of what is selected, its text as it is; null where none is offered. */
function linked(state: EditorState, from: number, to: number): EditorState | null {
  const place = linkAt(state, { from, to });
  if (place?.kind !== 'new') return null;
  return state.update(linkChange(state, place, { ...linkValues(state, place), address: ADDRESS })).state;
}

/** The links that readers of a text find. */
const madeIn = (text: string) =>
  [...elementsOf(uncheckedTree(text))].filter((element) => property(element, 'href') === ADDRESS);

/** With the selection between `‹` and `›`. */
function linkedAt(marked: string): string | null {
  const state = open(marked.replace(/[‹›]/g, ''));
  const after = linked(state, marked.indexOf('‹'), marked.indexOf('›') - 1);
  if (after) expect(textOf(run(after, undo))).toBe(textOf(state));
  return after && textOf(after);
}

test.each([
  ['several paragraphs', '‹One.\n\nTwo.›'],
  ['several items', '- ‹one\n- two›'],
  ['a heading and a paragraph', '# ‹One\ntwo›'],
  ['several cells', '| a | b |\n| - | - |\n| ‹c | d› |'],
  ['a part of code', 'a `b ‹c` d›'],
  ['a part of an address', 'see https://a.te‹st b›'],
  ['a part of an image', '![a ‹b](c) d›'],
  ['a part of an escape', 'a‹\\›] b'],
  ['a definition', '‹[r]: b›'],
  ['a rule', '‹---›'],
  ['the end of an element', 'a <ins>b‹c</ins> d›'],
  ['the beginning of one', '‹a <b>b› c</b>'],
])('no link is made of %s', (_, marked) => {
  expect(linkedAt(marked)).toBeNull();
});

test.each([
  ['lines of a paragraph', '‹One\nTwo›', '[One\nTwo](made)'],
  ['a line, to the start of the next', '‹One\n›\nTwo', '[One](made)\n\nTwo'],
  ['blanks at the ends', 'a‹ b ›c', 'a [b](made) c'],
  ['a heading', '‹## One ##›', '## [One](made) ##'],
  ['a heading that is underlined', '‹One\n===›', '[One](made)\n==='],
  ['an item', '‹- one\n- ›two', '- [one](made)\n- two'],
  ['a task', '‹- [ ] one›', '- [ ] [one](made)'],
  ['a quote', '‹> a\n> ›b', '> [a](made)\n> b'],
  ['a further line of a quote', '> a\n‹> b›', '> a\n> [b](made)'],
  ['lines of a quote', '> ‹a\n> b›', '> [a\n> b](made)'],
  ['a cell', '| a |\n| - |\n|‹ b \\| c ›|', '| a |\n| - |\n| [b \\| c](made) |'],
  ['an image', '‹![a](b) c›', '[![a](b) c](made)'],
  ['code', 'press ‹`a`› key', 'press [`a`](made) key'],
  ['all that code holds', 'press `‹a›` key', 'press [`a`](made) key'],
  ['words before code', '‹press `a›` key', '[press `a`](made) key'],
  ['a part of bold words', '‹One **two› three**', '[One **two three**](made)'],
  ['all of them but their last mark', '‹One **two›** three', '[One **two**](made) three'],
  ['words within them', '**One ‹two›**', '**One [two](made)**'],
  ['one mark more than they have', '**One *‹two*› three**', '**One [*two*](made) three**'],
  ['a whole element', '‹a <ins>b</ins><br> c›', '[a <ins>b</ins><br> c](made)'],
  ['a bracket', 'press ‹a]› key', 'press [a\\]](made) key'],
  ['brackets, escapes and a backslash', '‹a\\] [b\\›c', '[a\\] \\[b\\\\](made)c'],
  ['words behind an exclamation mark', 'Hi!‹you›', 'Hi\\![you](made)'],
  ['words behind an escaped one', 'Hi\\!‹you›', 'Hi\\![you](made)'],
  ['words behind a backslash', 'a\\‹b›', 'a\\\\[b](made)'],
])('a link is made of %s', (_, marked, expected) => {
  const text = linkedAt(marked);
  expect(text).toBe(expected.replace('(made)', `(${ADDRESS})`));
  expect(madeIn(text ?? '')).toHaveLength(1);
});

const PLACES = isDeep ? 12 : 4;

test('a link made anywhere in a sample article is a link for its readers', () => {
  for (const text of SAMPLE_ARTICLES) {
    const state = open(text);
    for (let place = 0; place < PLACES; place++) {
      const from = Math.floor(((place + (SEED % 10) / 10) / PLACES) * state.doc.length);
      const to = Math.min(state.doc.length, from + 1 + ((SEED + place * 7) % 50));
      // A table with blanks behind its dashes is none for the editor.
      if (state.sliceDoc(from, to).includes('|')) continue;
      const after = linked(state, from, to);
      if (after) expect(madeIn(textOf(after))).toHaveLength(1);
    }
  }
});
