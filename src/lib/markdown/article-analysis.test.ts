import { expect, test } from 'vitest';
import { analyzeArticle } from './article-analysis';

test.each([
  ['https://a.test/caf%C3%A9', true],
  ['<https://a.test/x>', true],
  ['[https://a.test/x](https://a.test/x)', true],
  ['[words](https://a.test/x)', false],
  ['[part](part)', false],
])('analyzeArticle reports whether the text of the link %j is the same as its URL: %s', (text, isBare) => {
  const { links } = analyzeArticle({ title: 'Title', description: 'About it', text }, []);
  expect(links.map((link) => link.isBare)).toEqual([isBare]);
});

test('analyzeArticle returns headings and anchors with the names that links use for them', () => {
  const text = '# The *tray*\n\n## Part\n\n> ## Part\n\n<a id="place"></a>';
  const { headings, names } = analyzeArticle({ title: 'Title', description: 'About it', text }, []);
  expect(headings).toEqual([
    { text: 'The tray', name: 'the-tray' },
    { text: 'Part', name: 'part' },
    { text: 'Part', name: 'part-1' },
  ]);
  expect(headings.every(({ name }) => names?.has(name))).toBe(true);
});
