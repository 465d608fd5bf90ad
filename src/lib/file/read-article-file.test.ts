import { expect, it } from 'vitest';
import { readArticleFile } from './read-article-file';

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
