import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { articleTree } from '~/lib/markdown/article-tree';
import { baseExtensions } from '../extensions';
import { textOf } from '../line-endings';
import { continueItem, continueOrLeaveMarkup, deleteMarkup } from './leaving-markup';
import { isLiteral } from './literal-text';

/** Runs commands at `¦`, one after the other; where one has nothing to do, the key does what it does everywhere. */
function typed(marked: string, ...keys: readonly (StateCommand | string)[]): EditorState {
  const text = marked.replace('¦', '');
  const anchor = marked.replaceAll('\r\n', '\n').indexOf('¦');
  let state = EditorState.create({ doc: text, selection: { anchor }, extensions: baseExtensions(text) });
  for (const key of keys) {
    ensureSyntaxTree(state, state.doc.length, 1000);
    // What was read counts from the next state on.
    state = state.update({}).state;
    if (typeof key === 'string') state = state.update(state.replaceSelection(key)).state;
    else
      expect(key({ state, dispatch: (transaction: Transaction) => (state = transaction.state) })).toBe(true);
  }
  return state;
}

const shown = (state: EditorState) =>
  `${state.doc.sliceString(0, state.selection.main.head)}¦${state.doc.sliceString(state.selection.main.head)}`;

const LEFT = [
  ['- A\n- B\n- ¦', '- A\n- B\n\n¦'],
  ['- A\n- ¦', '- A\n\n¦'],
  ['- A\n\n- B\n\n- ¦', '- A\n\n- B\n\n¦'],
  ['* A\n* ¦\n* C', '* A\n\n¦\n\n* C'],
  ['1. A\n2. B\n3. ¦', '1. A\n2. B\n\n¦'],
  ['1. A\n2. ¦\n3. C', '1. A\n\n¦\n\n2. C'],
  ['- [x] A\n- [ ] ¦', '- [x] A\n\n¦'],
  ['- A\n  - B\n- ¦', '- A\n  - B\n\n¦'],
  ['> - A\n> - B\n> - ¦', '> - A\n> - B\n>\n> ¦'],
  ['> 1. A\n> 2. ¦\n> 3. C', '> 1. A\n>\n> ¦\n>\n> 2. C'],
  ['> A\n> \n> ¦', '> A\n\n¦'],
] as const;

describe('Enter on an empty line', () => {
  test.each(LEFT)('of %j leaves %j', (before, after) => {
    expect(shown(typed(before, continueOrLeaveMarkup))).toBe(after);
  });

  test.each(LEFT)('of %j makes what is typed next a paragraph of its own', (before) => {
    const state = typed(before, continueOrLeaveMarkup, 'NEXT');
    expect(toHtml(articleTree(textOf(state)))).toContain('<p>NEXT</p>');
  });

  test.each(LEFT)('of %j keeps the line endings', (before, after) => {
    const state = typed(before.replaceAll('\n', '\r\n'), continueOrLeaveMarkup);
    expect(textOf(state)).toBe(after.replace('¦', '').replaceAll('\n', '\r\n'));
  });

  test.each([
    ['- A¦', '- A\n- ¦'],
    ['- A\n  - B\n  - ¦', '- A\n  - B\n- ¦'],
    ['1. A¦\n2. B', '1. A\n2. ¦\n3. B'],
    ['> A¦', '> A\n> ¦'],
    ['- ¦', '¦'],
  ])('goes on in %j as ever', (before, after) => {
    expect(shown(typed(before, continueOrLeaveMarkup))).toBe(after);
  });
});

const CONTINUED = [
  ['- A¦', '- A\n  ¦'],
  ['- A\n  B¦', '- A\n  B\n  ¦'],
  ['- A¦B\n- C', '- A\n  ¦B\n- C'],
  ['-   A¦', '-   A\n    ¦'],
  ['- ¦', '- \n  ¦'],
  ['- [ ] A¦', '- [ ] A\n  ¦'],
  ['10. A¦\n11. C', '10. A\n    ¦\n11. C'],
  ['- A\n  - B¦', '- A\n  - B\n    ¦'],
  ['- A\n\n  B¦', '- A\n\n  B\n  ¦'],
  ['> A¦', '> A\n> ¦'],
  ['> - A¦', '> - A\n>   ¦'],
  ['- > A¦', '- > A\n  > ¦'],
] as const;

describe('Shift+Enter', () => {
  test.each(CONTINUED)('in %j begins another line of the same item or quote: %j', (before, after) => {
    expect(shown(typed(before, continueItem))).toBe(after);
  });

  test.each(CONTINUED)('in %j puts what is typed next into the same paragraph', (before) => {
    const html = toHtml(articleTree(textOf(typed(before, continueItem, 'NEXT'))));
    expect(html).toMatch(before === '- ¦' ? /<li>NEXT/ : /[AB]\nNEXT/);
  });

  test.each(['A¦', '- A\n\nB¦', '- ```\n  A¦\n  ```'])('in %j is as everywhere', (marked) => {
    const state = typed(marked);
    expect(continueItem({ state, dispatch: () => expect.unreachable() })).toBe(false);
  });
});

test('a line whose mark was taken away by Backspace goes on with its item, as it looks', () => {
  const state = typed('- A¦', continueOrLeaveMarkup, deleteMarkup, 'NEXT');
  expect(shown(state)).toBe('- A\n  NEXT¦');
  expect(toHtml(articleTree(textOf(state)))).toContain('<li>A\nNEXT</li>');
});

test.each([
  ['- A\n- B\n- ¦', 2, '- A\n- B\n\n¦'],
  ['> A\n> ¦', 1, '> A\n\n¦'],
] as const)('Backspace in %j, %i times, leaves %j', (before, times, after) => {
  const keys = Array.from({ length: times }, () => deleteMarkup);
  expect(shown(typed(before, ...keys))).toBe(after);
});

test.each([
  ['![](upload:1)', false],
  ['a ![x](upload:1) b', false],
  ['<details>\n\n![](upload:1)\n\n</details>', false],
  ['<div>\n![](upload:1)', true],
  ['```\n![](upload:1)\n```', true],
  ['`![](upload:1)`', true],
  ['    ![](upload:1)', true],
  ['nothing', false],
])('an image in %j is literal: %s', (text, expected) => {
  expect(isLiteral(typed(`¦${text}`), '](upload:1)')).toBe(expected);
});

test.each([
  ['Enter', continueOrLeaveMarkup],
  ['Backspace', deleteMarkup],
])('%s does so in the editor, before anything else', (name, command) => {
  const bindings = EditorState.create({ extensions: baseExtensions('') })
    .facet(keymap)
    .flat();
  expect(bindings.find(({ key }) => key === name)?.run).toBe(command);
  expect(bindings.find(({ key }) => key === 'Enter')?.shift).toBe(continueItem);
});
