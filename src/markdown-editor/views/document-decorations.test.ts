import type { DecorationSet } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { createEditorState, OpenedText } from '../editor-state';
import { createDecorationsPlugin } from './document-decorations';

/** Returns the text of each decorated node, and the attributes that the decoration adds. */
function decorate(markdown: string) {
  const plugin = createDecorationsPlugin();
  const state = createEditorState(new OpenedText(markdown), [plugin]);
  const set: DecorationSet | undefined = plugin.getState(state);
  return (set?.find() ?? []).map(({ from, type }: { from: number; type?: { attrs?: object } }) => [
    state.doc.nodeAt(from)?.textContent ?? '',
    type?.attrs,
  ]);
}

it.each([
  ['> **Note:** a', 'note'],
  ['> **Nota** a', 'note'],
  ['> **Atención:** a', 'warning'],
  ['> **Dica:** a', 'tip'],
  ['> **IMPORTANT** a', 'important'],
  ['> **In short:** a', 'other'],
])('tints a quote as a callout if it starts with a known word in bold: %s', (markdown, kind) => {
  expect(decorate(markdown)).toEqual([[expect.anything(), { 'data-callout': kind }]]);
});

it.each(['> Note: a', '> **Some bold text** goes on', '**Note:** a', '> a **Note:** b'])(
  'doesn’t tint text that isn’t a quote with a known bold word at its start: %s',
  (markdown) => {
    expect(decorate(markdown)).toEqual([]);
  },
);

it('aligns all cells of a table column, including the header', () => {
  expect(decorate('| a | b |\n| --- | --: |\n| c | d |')).toEqual([
    ['b', { 'data-align': 'right' }],
    ['d', { 'data-align': 'right' }],
  ]);
});

it('sets the direction of right-to-left text and of the lists and quotes that start with it', () => {
  expect(decorate('a\n\n- 1 مرحبا\n- b\n\n> مرحبا\n\n1. c\n2. مرحبا')).toEqual([
    ['1 مرحباb', { dir: 'rtl' }],
    ['مرحبا', { dir: 'rtl' }],
    ['1 مرحبا', { dir: 'auto' }],
    ['مرحبا', { dir: 'auto' }],
    ['مرحبا', { dir: 'auto' }],
  ]);
});
