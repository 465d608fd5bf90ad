import { CellSelection } from 'prosemirror-tables';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../markdown/parse-markdown';
import { storeCopiedSlice } from './copied-content';
import { createStateWithCursor } from './fixtures/paste-into';

const copy = (marked: string): string =>
  storeCopiedSlice(createStateWithCursor(marked).state.selection.content()).text;

test.each([
  ['text with escaped characters as plain text', 'a ‸2\\*3‸', '2*3'],
  ['formatted text as Markdown', '‸a **b**‸ c', 'a **b**'],
  ['a part of a code block as plain text', '```js\n‸a\nb‸\n```', 'a\nb'],
  ['text with hard breaks as plain lines', '‸a\\\nb‸', 'a\nb'],
  ['blocks as Markdown', '## ‸a\n\n- b\n- c‸', '## a\n\n- b\n- c'],
  ['only the first step if the selection ends at the start of the next one', '1. a\n2. ‸b\n3. ‸c', '1. b'],
  ['nothing of a block at whose start the selection ends', '‸a\n\n‸b', 'a'],
])('the clipboard’s plain text contains %s', (_, marked, text) => expect(copy(marked)).toBe(text));

test('copies selected table cells as a Markdown table', () => {
  const { doc } = parseMarkdown('| A | B |\n| - | - |\n| 1 | 2 |');
  const cells: number[] = [];
  doc.descendants(({ type }, position) => {
    if (type.spec.tableRole?.includes('cell')) cells.push(position);
  });
  const selection = CellSelection.create(doc, cells[1] ?? 0, cells[3] ?? 0);
  expect(storeCopiedSlice(selection.content()).text).toBe('| B |\n| - |\n| 2 |');
});

test('copies any part of a document without an error', () => {
  const { doc } = parseMarkdown(
    '## H\n\n- a\n  1. b **c**\n\n     ```\n     d\n     ```\n- [ ] e\n\n| A | B |\n| - | - |\n| 1 | ![i](u) |\n\n> q\n\n<div>r</div>\n\nz',
  );
  for (let from = 0; from < doc.content.size; from += 2)
    for (let to = from + 1; to <= doc.content.size; to += 3)
      expect(() => storeCopiedSlice(doc.slice(from, to, true)), `${from} to ${to}`).not.toThrow();
});
