import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { writeArticleFile } from './front-matter';
import { parseArticleFile } from './read-article-file';

describe('parseArticleFile', () => {
  it('parseArticleFile returns the front matter and the text that writeArticleFile wrote', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme' })),
        fc.string({ unit: 'grapheme' }),
        (facts, text) => {
          expect(parseArticleFile(writeArticleFile({ facts: { title: 'x', ...facts }, text }))).toEqual({
            facts: { title: 'x', ...facts },
            text,
          });
        },
      ),
    );
  });

  it('parseArticleFile treats a file without front matter as text, even if it contains horizontal rules', () => {
    expect(parseArticleFile('# Title\n\n---\n\nEnd')).toEqual({ facts: {}, text: '# Title\n\n---\n\nEnd' });
    const rules = '---\n\n## A heading\n\n[A link](https://x.test) is: here\n\n---\n\nEnd';
    expect(parseArticleFile(rules)).toEqual({ facts: {}, text: rules });
  });

  it.each([
    ["title: 'It''s'", { title: "It's" }],
    ['title: "1\\u00b0"', { title: '1°' }],
    ['title: 12 # a number', { title: '12' }],
    [
      'title: >-\n  One\n  line\ndescription: |-\n  Two\n  lines',
      { title: 'One line', description: 'Two\nlines' },
    ],
    ['title: Long\n  enough\ntags: [a, b]\nlocale:', { title: 'Long enough', tags: '', locale: '' }],
    ['title: One\ntitle: Two', { title: 'Two' }],
    ['title: !new One', { title: 'One' }],
  ])('parses the front matter that other programs write: %j', (head, facts) => {
    for (const file of [
      `---\n${head}\n---\nText`,
      `\ufeff---\n${head}\n---\n\nText`.replaceAll('\n', '\r\n'),
    ])
      expect(parseArticleFile(file)).toMatchObject({
        facts,
        text: 'Text',
      });
  });
});

it('parseArticleFile returns the text of every sample article, with and without front matter', () => {
  for (const text of SAMPLE_ARTICLES) {
    expect(parseArticleFile(text)).toEqual({ facts: {}, text });
    const facts = {
      title: text.slice(0, 80),
      description: text.slice(-200),
      status: 'draft',
      locale: 'pt_BR',
    };
    expect(parseArticleFile(writeArticleFile({ facts, text }))).toEqual({ facts, text });
  }
});
