import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { writeArticleFile } from './front-matter';
import { readFrontMatter } from './read-front-matter';

describe('readFrontMatter', () => {
  it('returns the front matter and the text that writeArticleFile wrote', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme' })),
        fc.string({ unit: 'grapheme' }),
        (facts, text) => {
          expect(readFrontMatter(writeArticleFile({ facts: { title: 'x', ...facts }, text }))).toEqual({
            facts: { title: 'x', ...facts },
            text,
            kind: 'yaml',
            unread: 0,
          });
        },
      ),
    );
  });

  it.each([
    '# Title\n\n---\n\nEnd',
    '---\n\n## A heading\n\n[A link](https://x.test) is: here\n\n---\n\nEnd',
    '---\n*a: *b\n---\n# Slow',
    '---\nNote: it is: here\nThis is text\nand more text\n\n---\n\nEnd',
    '+++\nAdded text\n+++\n\nEnd',
    '',
  ])('treats a file without front matter as text, even if it contains horizontal rules: %j', (file) => {
    expect(readFrontMatter(file)).toEqual({ facts: {}, text: file, kind: null, unread: 0 });
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
    ['title: Refunds: how to\nlocale: es', { title: 'Refunds: how to', locale: 'es' }],
    ['title: "Refunds" and more\ntags:\n- a\n- b', { title: '"Refunds" and more', tags: '' }],
    ['title: A: b\ndescription: >-\n  One\n\n  line\n# end', { title: 'A: b', description: 'One\nline' }],
    ['title: *bold* & more\ncategory: "a"', { title: '*bold* & more', category: 'a' }],
  ])('reads the front matter that other programs write: %j', (head, facts) => {
    for (const file of [
      `---\n${head}\n---\nText`,
      `\ufeff---\n${head}\n---\n\nText`.replaceAll('\n', '\r\n'),
    ])
      expect(readFrontMatter(file)).toMatchObject({ facts, text: 'Text', kind: 'yaml', unread: 0 });
  });

  it.each([
    ['title = "It\'s \\"x\\""\ndraft = true # yet\n', { title: 'It\'s "x"', draft: 'true' }],
    ['# A comment\ntitle = \'C:\\dir\'\n"my key" = 1', { title: 'C:\\dir', 'my key': '1' }],
    ['tags = [\n  "a",\n  "b",\n]\ntitle = "A"\n[extra]\ntitle = "B"', { title: 'A', tags: '' }],
    ['description = """\nTwo\nlines"""\ntitle = "A"', { description: 'Two\nlines', title: 'A' }],
  ])('reads the top-level fields of TOML: %j', (head, facts) => {
    for (const file of [`+++\n${head}\n+++\nText`, `+++\n${head}\n+++\n\nText`.replaceAll('\n', '\r\n')]) {
      const read = readFrontMatter(file);
      const fields = Object.entries(read.facts).map(([name, value]) => [name, value.replaceAll('\r', '')]);
      expect(Object.fromEntries(fields)).toMatchObject(facts);
      expect(read).toMatchObject({ text: 'Text', kind: 'toml', unread: 0 });
    }
  });

  it('counts the unreadable lines of front matter, and omits these lines from the returned text', () => {
    const yaml = '---\ntitle: A: b\nlocale: es\n%%% lost\n---\nText';
    expect(readFrontMatter(yaml)).toEqual({
      facts: { title: 'A: b', locale: 'es' },
      text: 'Text',
      kind: 'yaml',
      unread: 1,
    });
    const toml = '+++\ntitle = "A"\n%%% lost\n+++\nText';
    expect(readFrontMatter(toml)).toEqual({ facts: { title: 'A' }, text: 'Text', kind: 'toml', unread: 1 });
  });

  it('returns the text of every sample article, with and without front matter', () => {
    for (const text of SAMPLE_ARTICLES) {
      expect(readFrontMatter(text)).toMatchObject({ facts: {}, text });
      const facts = {
        title: text.slice(0, 80),
        description: text.slice(-200),
        status: 'draft',
        locale: 'pt_BR',
      };
      expect(readFrontMatter(writeArticleFile({ facts, text }))).toMatchObject({ facts, text });
    }
  });
});
