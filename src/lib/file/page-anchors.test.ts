import { expect, it } from 'vitest';
import { readHtmlFile } from './read-html-file';

const read = (html: string) => readHtmlFile(new TextEncoder().encode(html));
const listLinks = (html: string) =>
  [...JSON.stringify(read(html).tree).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);

it.each([
  ['the ID of a heading', '<h2 id="s-1">How long?</h2>', '#how-long'],
  ['an anchor inside a heading', '<h2><a name="s-1"></a>How long?</h2>', '#how-long'],
  ['an empty element before a heading', '<div id="s-1"></div><h2>How long?</h2>', '#how-long'],
  ['the second of two equal headings', '<h2>How long?</h2><h2 id="s-1">How long?</h2>', '#how-long-1'],
])('a link to %s leads to the heading’s new anchor', (_, html, url) => {
  expect(listLinks(`<h1>T</h1><a href="#s-1">x</a>${html}<p>End`)).toEqual([url]);
});

it('a link to an element other than a heading becomes text and counts as lost', () => {
  const { losses, tree } = read('<p id="s-1">A</p><h2>B</h2><a href="#s-1">to A</a><a href="#">up</a>');
  expect(losses).toEqual({ links: 1 });
  expect(JSON.stringify(tree)).toContain('to A');
  expect(JSON.stringify(tree)).not.toContain('"url"');
});
