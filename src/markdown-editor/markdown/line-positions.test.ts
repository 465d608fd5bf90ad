import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { nodeTypes, schema } from '../schema/schema';
import { findWrittenLine, findWrittenPosition, listHeadings } from './line-positions';
import { MarkdownWriter } from './markdown-writer';
import { parseMarkdown } from './parse-markdown';

const TEXT = `# Title

A paragraph
over two lines\\
and a third

1. Step *one*

   \`\`\`sh
   first
   second
   \`\`\`

2. Step two

> Quote

## End

| A | B |
| - | - |
| cell | other |
`;

function findText(doc: Node, text: string): number {
  let found = -1;
  doc.descendants((node, position) => {
    const index = node.text?.indexOf(text) ?? -1;
    if (found === -1 && index !== -1) found = position + index;
  });
  return found;
}

/** Returns the expected line number of `text`, counted independently of the tested code. */
const countLine = (markdown: string, text: string): number =>
  markdown.slice(0, markdown.indexOf(text)).split('\n').length;

const PLACES = [
  'Title',
  'A paragraph',
  'over two',
  'and a third',
  'one',
  'first',
  'second',
  'Step two',
  'Quote',
  'End',
  'cell',
];

const source = parseMarkdown(TEXT);
const writer = new MarkdownWriter(source);
const state = EditorState.create({ doc: source.doc });
const paragraph = (text: string) => nodeTypes.paragraph.create(null, schema.text(text));

describe.each([
  ['unchanged', source.doc],
  ['with a new block at the top', state.tr.insert(0, [paragraph('New'), paragraph('Newer')]).doc],
  [
    'with empty paragraphs',
    state.tr.insert(0, [nodeTypes.paragraph.create(), nodeTypes.paragraph.create()]).doc,
  ],
  ['with changed text', state.tr.insertText('more *', findText(source.doc, 'one')).doc],
  ['with a removed block', state.tr.delete(0, source.doc.child(0).nodeSize).doc],
  ['with changed code', state.tr.insertText('zero\n', findText(source.doc, 'first')).doc],
])('positions in an article %s', (_, doc) => {
  const written = writer.write(doc);

  test('finds the Markdown line of every text block', () => {
    expect(written.isVerified).toBe(true);
    for (const text of PLACES) {
      const position = findText(doc, text);
      if (position !== -1)
        expect([text, findWrittenLine(written, position)]).toEqual([text, countLine(written.text, text)]);
    }
  });

  test('finds the document position of every Markdown line', () => {
    for (const text of PLACES) {
      if (findText(doc, text) === -1) continue;
      const position = findWrittenPosition(written, countLine(written.text, text));
      expect([text, findWrittenLine(written, position)]).toEqual([text, countLine(written.text, text)]);
      expect(position).toBeLessThanOrEqual(findText(doc, text));
    }
  });
});

test('lists the headings with their new line numbers after a paragraph is inserted above them', () => {
  const { doc } = state.tr.insert(0, paragraph('New'));
  expect(listHeadings(writer.write(doc))).toEqual([
    { level: 1, text: 'Title', line: 3 },
    { level: 2, text: 'End', line: 20 },
  ]);
});

test('finds the right line numbers in an article with Windows line endings', () => {
  const windows = parseMarkdown(TEXT.replaceAll('\n', '\r\n'));
  const written = new MarkdownWriter(windows).write(windows.doc);
  expect(findWrittenLine(written, findText(windows.doc, 'second'))).toBe(11);
  expect(findWrittenLine(written, findText(windows.doc, 'over two'))).toBe(4);
});

test('maps the first line of an empty article to its first position, and vice versa', () => {
  const empty = parseMarkdown('');
  const written = new MarkdownWriter(empty).write(empty.doc);
  expect(findWrittenLine(written, 1)).toBe(1);
  expect(findWrittenPosition(written, 1)).toBe(0);
});
