import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { nodeTypes } from '../schema/schema';
import { MarkdownWriter } from './markdown-writer';
import { parseMarkdown } from './parse-markdown';

const read = (text: string): string => String(parseMarkdown(text).doc);

const listRaw = (text: string): string[] => {
  const found: string[] = [];
  parseMarkdown(text).doc.descendants(({ type, attrs }) => {
    if (type === nodeTypes.raw_block) found.push(`${attrs.kind}: ${attrs.source}`);
  });
  return found;
};

describe('front matter', () => {
  test('parses front matter at the top of an article as one raw block', () => {
    expect(listRaw('---\ntitle: A\ntags:\n  - b\n---\n# Heading\n')).toEqual([
      'front-matter: ---\ntitle: A\ntags:\n  - b\n---',
    ]);
    expect(listRaw('\uFEFF---\r\ntitle: A\r\n---\r\n')).toEqual(['front-matter: ---\ntitle: A\n---']);
  });

  test.each([
    '---\n\nAn article\n\n---\n',
    '---\n\nNote: an article\n\n---\n',
    '---\nNo key\n---\n',
    '---\nkey: never closed\n',
    'Text\n\n---\ntitle: A\n---\n',
  ])('finds no front matter in text that only resembles it: %j', (text) => expect(listRaw(text)).toEqual([]));

  test('writes front matter as a code block when another block is inserted above it', () => {
    const source = parseMarkdown('---\ntitle: A\n---\n');
    const { doc } = EditorState.create({ doc: source.doc }).tr.insert(0, nodeTypes.horizontal_rule.create());
    const written = new MarkdownWriter(source).write(doc);
    expect(written.isVerified).toBe(true);
    expect(written.text).toBe('---\n\n```yaml\ntitle: A\n```\n');
  });
});

describe('template directives', () => {
  test.each([
    ['{% include note.html %}\n', ['directive: {% include note.html %}']],
    ['{{ site.title }}\n{% if a %}\n', ['directive: {{ site.title }}\n{% if a %}']],
    [':::tip Title\n\nInside\n\n:::\n', ['directive: :::tip Title', 'directive: :::']],
    ['=== "A"\n\n    text\n\n    more\n\nAfter\n', ['directive: === "A"\n\n    text\n\n    more']],
    ['- {% raw %}\n', ['directive: {% raw %}']],
    ['Hello {{ name }}\n', []],
    ['{{ name }}\nand more\n', []],
    ['===\n', []],
    [': a\n', []],
  ])('parses only template directives as raw blocks: %j', (text, raw) => expect(listRaw(text)).toEqual(raw));
});

describe('inline HTML', () => {
  test.each([
    ['Press <kbd>Ctrl</kbd>', 'doc(paragraph("Press ", html_tag("Ctrl")))'],
    ['H<sub>*2*</sub>O', 'doc(paragraph("H", em(html_tag("2")), "O"))'],
    ['*<u>a*</u>', 'doc(paragraph(em(raw_inline), em("a"), raw_inline))'],
    ['<b>a', 'doc(paragraph(raw_inline, "a"))'],
    ['x <a id="b"></a>', 'doc(paragraph("x ", raw_inline))'],
    ['x <script>a</script>', 'doc(paragraph("x ", raw_inline, "a", raw_inline))'],
    ['a<br>b', 'doc(paragraph("a", hard_break, "b"))'],
  ])(
    'parses a pair of HTML tags around text as a mark, and any other tag as a raw node: %s',
    (text, document) => expect(read(text)).toBe(document),
  );

  test('keeps HTML tags as they were written when the text between them changes', () => {
    const source = parseMarkdown('Press <KBD class="k">Ctrl</KBD >\n');
    const { doc } = EditorState.create({ doc: source.doc }).tr.insertText('x', 9);
    expect(new MarkdownWriter(source).write(doc).text).toBe('Press <KBD class="k">Ctxrl</KBD >\n');
  });
});

test('parses a quote that starts with a bold word as an ordinary quote', () =>
  expect(read('> **Note**: text\n')).toBe('doc(blockquote(paragraph(strong("Note"), ": text")))'));

test('fills in the addresses of reference links from their definitions', () => {
  const { doc } = parseMarkdown('[a][b] ![c][b]\n\n[b]: https://a.test "T"\n');
  const attrs: unknown[] = [];
  doc.firstChild?.forEach((node: Node) => {
    if (node.type === nodeTypes.image) attrs.push([node.attrs.src, node.attrs.reference]);
    for (const mark of node.marks) attrs.push([mark.attrs.href, mark.attrs.title, mark.attrs.kind]);
  });
  expect(attrs).toEqual([
    ['https://a.test', 'T', 'reference'],
    ['https://a.test', 'b'],
  ]);
});
