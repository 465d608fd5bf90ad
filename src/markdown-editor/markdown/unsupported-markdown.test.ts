import { expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown';

it('the parser rejects a paragraph with thousands of emphasis delimiters, which would take minutes', () => {
  expect(() => parseMarkdown('*a_'.repeat(3500))).toThrow(expect.objectContaining({ reason: 'too-dense' }));
});

it.each([
  ['more than 100,000 characters', 'a'.repeat(100_001), 'too-long'],
  ['5,000 nested quotes', `${'>'.repeat(5000)} a`, 'too-deep'],
])('the parser rejects Markdown with %s', (_, text, reason) => {
  expect(() => parseMarkdown(text)).toThrow(expect.objectContaining({ reason }));
});

it.each([
  ['many paragraphs with some delimiters each', '**a** _b_\n\n'.repeat(2000)],
  ['a long table of bold cells', `| A | B |\n| - | - |\n${'| **a** | **b** |\n'.repeat(900)}`],
])('the parser accepts Markdown with %s', (_, text) => {
  expect(parseMarkdown(text).text).toBe(text);
});
