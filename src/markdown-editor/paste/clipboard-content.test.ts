import { expect, test } from 'vitest';
import { isFilePaste, readClipboard } from './clipboard-content';
import { isMarkdownLike, parseSpreadsheetCells } from './plain-text';

const FILE = new File([], 'image.png', { type: 'image/png' });

const read = (data: Readonly<Record<string, string>>, files: readonly File[] = []) =>
  readClipboard({
    getData: (type) => data[type] ?? '',
    types: Object.keys(data),
    files: Object.assign([...files], { item: (index: number) => files[index] ?? null }),
  });

test.each([
  ['a screenshot', {}, true],
  [
    'an image copied from a web page',
    { 'text/html': '<meta charset=utf-8><img src="https://a.test/i.png" alt="P"/>' },
    true,
  ],
  [
    'text copied from Word',
    { 'text/html': '<style>p{}</style><p>Text<img src="file:///C:/x.png"></p>' },
    false,
  ],
  ['a page without text', { 'text/html': '<style>p{}</style><!-- x --><p>&nbsp;</p>' }, true],
])('reports whether pasting %s uploads the clipboard’s file', (_, data, areMeant) =>
  expect(isFilePaste(read(data, [FILE]))).toBe(areMeant),
);

test('uploads nothing from a clipboard without files', () => expect(isFilePaste(read({}))).toBe(false));

test('removes control characters from pasted text and normalizes its line breaks', () =>
  expect(read({ 'text/plain': 'a\0\r\nb\u2028c\u0085\ttab' }).plain).toBe('a\nb\nc\ttab'));

test('extracts the plain text from the HTML if the clipboard contains only HTML', () =>
  expect(read({ 'text/html': '<p>a &amp; <b>b</b></p>' }).plain).toBe('a & b'));

test.each([
  ['# Head', true],
  ['- item', true],
  ['12. step', true],
  ['a **b** c', true],
  ['[a](https://b.test)', true],
  ['2019. A year', false],
  ['2*3*4 and snake_case', false],
  ['-5 degrees', false],
  ['Dear A,\n\nthank you (see [1])', false],
])('reports whether a text contains Markdown syntax: %j', (text, isMarkdown) =>
  expect(isMarkdownLike(text)).toBe(isMarkdown),
);

test.each([
  [
    'a\tb\n1\t\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"a\n""b"""\tc', [['a\n"b"', 'c']]],
  ['"a"\tb', [['"a"', 'b']]],
  ['a\tb\nc', null],
  ['\tindented', null],
  ['text', null],
])('parses cells copied from a spreadsheet, and returns null for any other text: %j', (text, cells) =>
  expect(parseSpreadsheetCells(text)).toEqual(cells),
);

test.each(['[a](', '`a', 'a**', '\n', '![', '|a'])(
  'checks a long text of %j for Markdown and spreadsheet cells in linear time',
  (part) => {
    // Checking a text of this length in quadratic time would take minutes.
    const text = part.repeat(400_000 / part.length);
    expect(isMarkdownLike(text)).toBeTypeOf('boolean');
    expect(parseSpreadsheetCells(`${text}\t`)).toBeNull();
  },
  30_000,
);
