import { describe, expect, test } from 'vitest';
import { articleTree } from './article-tree';
import { markdownOf } from './rich-paste';
import { elementsOf, property, textOf } from './tree-walk';

const linksOf = (markdown: string) =>
  [...elementsOf(articleTree(markdown))].flatMap((element) => property(element, 'href') ?? []);

describe('an address among words stays as it is, and is a link', () => {
  test.each([
    [
      '<p>See https://acme.test/a_b, or not.</p>',
      'See https://acme.test/a_b, or not.',
      'https://acme.test/a_b',
    ],
    [
      '<p>https://acme.test/~a?b=1&amp;c=_2_#d</p>',
      'https://acme.test/~a?b=1&c=_2_#d',
      'https://acme.test/~a?b=1&c=_2_#d',
    ],
    ['<p>(http://localhost:3000/a)</p>', '(http://localhost:3000/a)', 'http://localhost:3000/a'],
    ['<p>www.acme.test/a_</p>', 'www.acme.test/a_', 'http://www.acme.test/a'],
    ['<p>Ask a_b@acme.test.</p>', 'Ask a_b@acme.test.', 'mailto:a_b@acme.test'],
    [
      '<p>See <b>https://acme.test/a_b </b>now</p>',
      'See **https://acme.test/a_b** now',
      'https://acme.test/a_b',
    ],
    ['<p><b>https://acme.test/a</b>.</p>', '**https://acme.test/a**.', 'https://acme.test/a'],
    ['<p>https://acme.test/a<br>b</p>', 'https://acme.test/a \\\nb', 'https://acme.test/a'],
    ['<ul><li>https://acme.test/a</li><li>b</li></ul>', '- https://acme.test/a\n- b', 'https://acme.test/a'],
    ['<h2>https://acme.test/a</h2><p>b</p>', '## https://acme.test/a\n\nb', 'https://acme.test/a'],
  ])('%s', (html, markdown, address) => {
    expect(markdownOf(html)).toBe(markdown);
    expect(linksOf(markdown)).toEqual([address]);
  });

  test('in a cell', () => {
    const markdown = markdownOf(
      '<table><tr><th>https://acme.test/a</th><th>x<br>a@acme.test</th></tr></table>',
    );
    expect(linksOf(markdown)).toEqual(['https://acme.test/a', 'mailto:a@acme.test']);
  });
});

describe('an address whose signs would be read as more is escaped', () => {
  test.each([
    '<p>https://acme.test/*a*</p>',
    '<p>https://acme.test/[a](b)</p>',
    '<p>https://acme.test/`a`</p>',
    '<p>https://acme.test/a\\_b</p>',
    '<p>https://acme.test/&amp;copy;</p>',
    '<p>https://_a_.test https://_a_ b</p>',
    '<p>&lt;https://acme.test&gt;</p>',
    '<p><b>https://acme.test/a</b>b <b>c</b></p>',
    '<p>https://acme.test/a<b>b</b> <b>c</b></p>',
    '<p><b>https://acme.test/a</b>.<b>b</b></p>',
    '<p><del>https://acme.test/~</del> <del>b</del></p>',
    '<p><b>https://acme.test/a</b><br>b</p>',
    '<p>www.a@b.test/*c*</p>',
    '<table><tr><th>https://acme.test/|a</th></tr></table>',
    '<p><a href="https://b.test">https://acme.test/_a_</a></p>',
  ])('%s', (html) => {
    const tree = articleTree(markdownOf(html));
    const shown = html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(textOf(tree).replaceAll('\n', '')).toBe(shown.replaceAll('&amp;', '&'));
    const tags = [...elementsOf(tree)].flatMap(({ tagName }) =>
      /^(?:em|code)$/.test(tagName) ? [tagName] : [],
    );
    expect(tags).toEqual([]);
  });
});

describe('a link is written with its address', () => {
  test.each([
    ['<p><a href="https://b.test">https://b.test</a></p>', '<https://b.test>'],
    ['<p><a href="https://b.test/a">b.test/a_b</a></p>', '[b.test/a_b](https://b.test/a)'],
  ])('%s', (html, markdown) => expect(markdownOf(html)).toBe(markdown));
});
