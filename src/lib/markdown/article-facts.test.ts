import { expect, test } from 'vitest';
import { articleFacts } from './article-facts';

test.each([
  ['https://a.test/caf%C3%A9', true],
  ['<https://a.test/x>', true],
  ['[https://a.test/x](https://a.test/x)', true],
  ['[words](https://a.test/x)', false],
  ['[part](part)', false],
])('whether the text of %j alone is a link: %s', (text, isBare) => {
  const { links } = articleFacts({ title: 'Title', description: 'About it', text }, []);
  expect(links.map((link) => link.isBare)).toEqual([isBare]);
});
