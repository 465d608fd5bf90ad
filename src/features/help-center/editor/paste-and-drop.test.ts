import type { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { open } from './fixtures/texts';
import { textOf } from './line-endings';
import { isLiteralPlace } from './marks/literal-text';
import { linkOfSelected } from './paste-and-drop';

/** A text whose selection is marked by `‹` and `›`, or `¦` for a cursor. */
function selected(marked: string): EditorState {
  const anchor = marked.search(/[‹¦]/);
  const head = marked.includes('›') ? marked.indexOf('›') - 1 : anchor;
  return open(marked.replace(/[‹›¦]/g, '')).update({ selection: { anchor, head } }).state;
}

/** Whether plain text is pasted into it. */
function isPlainIn(marked: string): boolean {
  const state = selected(marked);
  return isLiteralPlace(state, state.selection.main.from);
}

describe('formatted text is pasted as plain text', () => {
  test.each([
    '```\na¦b\n```',
    '```\n¦\n```',
    '```\n¦',
    '```\na¦',
    '```\n‹a›\n```',
    '> ```\n> a¦',
    '    a¦b',
    '    a¦',
    '`a¦b`',
    '<div>\na¦',
    '<b ¦c>',
    '<!-- a¦ -->',
    '[a¦b](https://a.test)',
    '![a¦b](https://a.test)',
    'https://a.te¦st',
    '[a]: https://a.test¦',
    '| a¦ |\n| --- |\n| c |',
    '| a |\n| --- |\n| ¦ |',
    '| a |\n| --- |\n|¦|',
    'a | b\n--- | ---\nc | d¦',
  ])('in %j', (marked) => expect(isPlainIn(marked)).toBe(true));

  test.each([
    '¦',
    'a¦b',
    '- ¦',
    '> a¦',
    '## a¦',
    '**a¦b**',
    '¦`a`',
    '`a`¦',
    '‹`a`›',
    '¦[a](https://a.test)',
    '[a](https://a.test)¦',
    '![a](https://a.test)¦',
    '<https://a.test>¦',
    '```\na\n```\n¦',
    '‹```\na\n```›',
    '| a |\n| --- |\n| c |\n¦',
    '| a |\n| --- |\n| c |\n\n¦',
    '¦\n\n```\na\n```',
  ])('but not in %j', (marked) => expect(isPlainIn(marked)).toBe(false));
});

describe('an address that is pasted over words', () => {
  const pasted = (marked: string, address: string) => {
    const state = selected(marked);
    const link = linkOfSelected(state, address);
    return link && textOf(state.update(link).state);
  };
  const address = 'https://acme.test/a';

  test.each([
    ['Read ‹this page›.', 'Read [this page](https://acme.test/a).'],
    ['## ‹Then›', '## [Then](https://acme.test/a)'],
    ['- ‹one›', '- [one](https://acme.test/a)'],
    ['See ‹`one`›', 'See [`one`](https://acme.test/a)'],
    ['‹One **two›** three', '[One **two**](https://acme.test/a) three'],
    ['‹a **b** c›', '[a **b** c](https://acme.test/a)'],
    ['| ‹a› |\n| --- |', '| [a](https://acme.test/a) |\n| --- |'],
  ])('is where they lead: %j', (marked, expected) => {
    expect(pasted(marked, address)).toBe(expected);
    expect(pasted(marked, ` ${address}\n`)).toBe(expected);
  });

  test.each([
    ['One¦ two', address],
    ['‹One.\n\nTwo.›', address],
    ['`‹one› two`', address],
    ['[‹one›](https://a.test)', address],
    ['‹https://a.test›', address],
    ['![‹a›](https://a.test)', address],
    ['‹One› two', 'www.acme.test'],
    ['‹One› two', `${address} and more`],
    ['‹One› two', 'javascript:alert(1)'],
  ])('is put there as it is: %j', (marked, words) => {
    expect(pasted(marked, words)).toBeNull();
  });
});
