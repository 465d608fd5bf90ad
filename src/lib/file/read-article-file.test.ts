import { expect, it } from 'vitest';
import { findLocalImages, readArticleFile } from './read-article-file';

const read = (file: string) => readArticleFile(new TextEncoder().encode(file));

it.each([
  ['# Refunds\n\nTwo days.\n', 'Refunds', 'Two days.\n'],
  ['\r\n# Refunds #\r\n\r\nTwo days.\r\n', 'Refunds', 'Two days.\r\n'],
  ['![](logo.png)\n\n# Refunds\n\nTwo days.', 'Refunds', '![](logo.png)\n\n\nTwo days.'],
  ['# One\n\n# Two\n', 'One', '# Two\n'],
  ['```sh\n# Install\n```\n\n# Refunds', 'Refunds', '```sh\n# Install\n```\n\n'],
  ['~~~\n```\n~~~\n# Refunds', 'Refunds', '~~~\n```\n~~~\n'],
  ['```sh\n# Install', '', '```sh\n# Install'],
  ['---\ntitle: Refunds\n---\n# Refunds', 'Refunds', '# Refunds'],
  ['---\nlocale: es\n---\n# Refunds\nTwo days.', 'Refunds', 'Two days.'],
  ['# ##\n', '', '# ##\n'],
  ['# Refunds {#refunds}\n\n:::tip\nAsk.\n:::\n', 'Refunds', '> **Tip**\n>\n> Ask.\n\n'],
  ['---\ntitle: A\npublic_url: x\n---\n:::tip\nAsk.\n:::', 'A', ':::tip\nAsk.\n:::'],
])('readArticleFile removes a heading from the text if it is the title: %j', (file, title, text) => {
  expect(read(file)).toMatchObject({ title, text });
});

it.each(['`', '```\n', ' # a\n', ':::tip\n', '{% hint '])(
  'readArticleFile quickly reads a file that repeats %j',
  (piece) => {
    expect(read(piece.repeat(200_000)).title).toBe('');
  },
);

it('finds images with a relative address in an article, but no images with an absolute address', () => {
  expect(
    findLocalImages(
      '![a](img/a.png "t") ![b](<b c.png>) <img alt="x" src="../c.gif"> ![d](https://x.test/d.png) ![a](img/a.png)',
    ),
  ).toEqual(['img/a.png', 'b c.png', '../c.gif']);
});

it('finds images with brackets in their alternative text, but not escaped image syntax', () => {
  expect(
    findLocalImages('![a [b] \\] c](1.png) [![in a link](2.png)](x.md) \\![no](3.png) [no](4.png)'),
  ).toEqual(['1.png', '2.png']);
  expect(findLocalImages('<IMG\nSRC = "6 7.png"> ![](<a\nb>) ![]( 8.png )')).toEqual(['6 7.png', '8.png']);
});
