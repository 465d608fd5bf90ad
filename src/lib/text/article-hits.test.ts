import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compilePattern,
  MAX_HITS,
  replaceHits,
  type SearchedFields,
  type SearchQuery,
  searchArticle,
} from './article-hits';

const sought = (find: string, replacement: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  find,
  replacement,
  within: 'everything',
  isPattern: false,
  isWhole: false,
  matchesCase: true,
  ...more,
});

const PARTS: SearchedFields = {
  title: 'The Kestrel',
  description: 'All about the Kestrel',
  content:
    'The Kestrel (a.k.a. kestrel).\r\n\r\nSee [Kestrel](https://old.test/kestrel "Kestrel") and <https://old.test/a>.\n\n![Kestrel](https://old.test/k.png)\n\n[ref]: https://old.test/ref\n\n<a href="https://old.test/b">x</a>\n',
};

const done = (find: string, replacement: string, more: Partial<SearchQuery> = {}, parts = PARTS) => {
  const asked = sought(find, replacement, more);
  return replaceHits(parts, searchArticle(parts, asked));
};

describe('searchArticle and replaceHits', () => {
  it.each<[string, Partial<SearchQuery>, number]>([
    ['everywhere', {}, 6],
    ['in the text', { within: 'text' }, 4],
    ['in titles', { within: 'titles' }, 1],
    ['in descriptions', { within: 'descriptions' }, 1],
    ['in any capitalization', { within: 'text', matchesCase: false }, 6],
    ['in the addresses of links only', { within: 'links', matchesCase: false }, 1],
  ])('searchArticle finds matches %s', (_, more, count) => {
    expect(searchArticle(PARTS, sought('Kestrel', 'Falcon', more))).toHaveLength(count);
  });

  it('replaceHits replaces URLs in links and images, and no URLs in code or titles of links', () => {
    const { content } = done('https://old.test', 'https://new.test', { within: 'links' });
    expect(content).toBe(PARTS.content.replaceAll('https://old.test', 'https://new.test'));
    const bare = {
      ...PARTS,
      content: '`https://old.test/code` and [a](<https://old.test/b c> "https://old.test")',
    };
    expect(done('https://old.test', 'X', { within: 'links' }, bare).content).toBe(
      '`https://old.test/code` and [a](<X/b c> "https://old.test")',
    );
    const nested = { ...PARTS, content: '[![a](https://old.test/i)](https://old.test/l)' };
    expect(done('old', 'new', { within: 'links' }, nested).content).toBe(
      '[![a](https://new.test/i)](https://new.test/l)',
    );
  });

  it('searchArticle returns the line of each hit, up to the maximum number of hits', () => {
    const content = 'word\r\n\rword\n'.repeat(5000);
    const hits = searchArticle({ ...PARTS, content }, sought('word', 'x', { within: 'text' }));
    expect(hits).toHaveLength(MAX_HITS);
    expect(hits.slice(0, 3).map(({ line, from }) => [line, from])).toEqual([
      [1, 0],
      [3, 7],
      [4, 12],
    ]);
    expect(hits.at(-1)).toMatchObject({ line: (MAX_HITS / 2) * 3, before: '', after: '' });
  });

  it('searchArticle returns each hit with the text before and after it in its line', () => {
    expect(searchArticle(PARTS, sought('a.k.a.', 'also'))[0]).toMatchObject({
      field: 'content',
      line: 1,
      before: 'The Kestrel (',
      found: 'a.k.a.',
      after: ' kestrel).',
      replacement: 'also',
    });
    expect(searchArticle(PARTS, sought('k.png', ''))[0]).toMatchObject({ line: 5 });
  });

  it.each<[string, string, string, string]>([
    ['(\\w+)@(\\w+)', '$2 at $1', 'me@home', 'home at me'],
    ['(?<year>\\d{4})', '<$<year>>', 'in 2026', 'in <2026>'],
    ['x', '$$1 $& $1 $<a>', 'x', '$1 x $1 $<a>'],
    ['^- ', '* ', '- a\n- b', '* a\n* b'],
    ['', 'y', 'x', 'x'],
    ['z*', 'y', 'x', 'x'],
    ['(', 'y', '(', '('],
  ])('replacing the pattern %s with %s changes %j to %j', (find, replacement, content, expected) => {
    const parts = { title: '', description: '', content };
    expect(done(find, replacement, { isPattern: true }, parts).content).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['art', 'art, party Art2 (art) _art_ smart', 'X, party Art2 (X) _X_ smart'],
    ['año', 'años año españo', 'años X españo'],
    ['C++', 'C++ C++11 (C++)', 'X C++11 (X)'],
    ['de la', 'de la, de las', 'X, de las'],
    ['cafe', 'cafe\u0301 cafe', 'cafe\u0301 X'],
    ['art', 'https://art.test/art-of', 'https://X.test/X-of'],
  ])('searchArticle finds %s as whole words', (find, content, expected) => {
    const parts = { title: '', description: '', content };
    expect(done(find, 'X', { isWhole: true }, parts).content).toBe(expected);
    expect(
      searchArticle(parts, sought(find, 'X', { isWhole: true, isPattern: true, matchesCase: false })),
    ).toEqual(searchArticle(parts, sought(find, 'X', { isPattern: true, matchesCase: false })));
  });

  it('compilePattern returns null for an invalid pattern', () => {
    expect(compilePattern(sought('(', '', { isPattern: true }))).toBeNull();
    expect(compilePattern(sought('(', ''))).not.toBeNull();
  });

  it('replaceHits treats the search and the replacement as plain text unless the search is a pattern', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ minLength: 1 }),
        fc.string(),
        (text, find, replacement) => {
          const parts = { title: text, description: '', content: `${text}${find}${text}` };
          if (find === replacement) return;
          expect(done(find, replacement, {}, parts)).toEqual({
            title: parts.title.replaceAll(find, () => replacement),
            description: '',
            content: parts.content.replaceAll(find, () => replacement),
          });
        },
      ),
    );
  });

  it('replaceHits replaces only the selected hits', () => {
    const hits = searchArticle(PARTS, sought('Kestrel', 'Falcon'));
    expect(replaceHits(PARTS, hits.slice(0, 1))).toEqual({ ...PARTS, title: 'The Falcon' });
    expect(replaceHits(PARTS, [])).toEqual(PARTS);
  });
});
