import { ensureSyntaxTree } from '@codemirror/language';
import { expect, test } from 'vitest';
import { toggledActions } from './actions';
import { open } from './fixtures/texts';

/** What the tools say of the selection between `‹` and `›`, or of a cursor at `¦`. */
function onAt(marked: string): string[] {
  const anchor = marked.search(/[‹¦]/);
  const head = marked.includes('›') ? marked.indexOf('›') - 1 : anchor;
  const state = open(marked.replace(/[‹›¦]/g, ''));
  ensureSyntaxTree(state, state.doc.length, 1000);
  const toggled = toggledActions(state.update({ selection: { anchor, head } }).state);
  return Object.entries(toggled).flatMap(([name, isOn]) => (isOn ? [name] : []));
}

test.each([
  ['One ¦two', []],
  ['One **tw¦o**', ['bold']],
  ['One **¦**', ['bold']],
  ['One ***tw¦o***', ['bold', 'italic']],
  ['One *two ‹~~three~~›*', ['italic', 'strike']],
  ['‹One **two**›', []],
  ['`tw¦o`', ['code']],
  ['## Tw¦o', ['heading2']],
  ['#### Tw¦o', []],
  ['‹# One\n# Two›', ['heading1']],
  ['‹# One\n## Two›', []],
  ['‹# One\n\n# Two›', ['heading1']],
  ['> ## Tw¦o', ['heading2', 'quote']],
  ['##\tTw¦o', ['heading2']],
  ['Tw¦o\n===', ['heading1']],
  ['> - Tw¦o', ['bullet', 'quote']],
  ['- one¦', ['bullet']],
  ['‹- one\n\n- **two**›', ['bullet']],
  ['- [x] one¦', ['task']],
  ['2. **on¦e**', ['bold', 'numbered']],
  ['> on¦e', ['quote']],
  ['‹> one\n- two›', []],
  ['a ¦**bold**', []],
  ['**bold**¦ c', []],
  ['```\n# He¦ad\n```', []],
  ['¦', []],
])('in %j the tools say %j', (marked, expected) => {
  expect(onAt(marked)).toEqual(expected);
});
