import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { analyzeArticle } from '~/lib/markdown/article-analysis';
import { findSimilarParagraphs } from '~/lib/text/find-similar-paragraphs';
import { extractParagraphs, findPortalFindings, type PortalFinding, type PortalRecords } from './findings';
import { createFaultyPortalArticles } from './fixtures/faulty-portal';

const HOSTS = ['https://files.tiny.test'];
const NOW = Date.parse('2026-06-01T12:00:00.000Z');
const address = (slug: string) => `https://help.tiny.test/hc/help/articles/${slug}`;

const article = (id: number, more: Partial<Article> = {}): Article => ({
  id,
  title: `Article ${id}`,
  slug: `a${id}`,
  description: `What to know about ${id}`,
  content: '',
  status: 'published',
  locale: 'en',
  category_id: null,
  associated_article_id: null,
  author_id: null,
  portal_slug: 'help',
  public_url: address(`a${id}`),
  created_at: '2024-01-01T10:00:00.000Z',
  updated_at: '2026-01-02T10:00:00.000Z',
  ...more,
});

const PORTAL = createFaultyPortalArticles({
  articles: 'https://help.tiny.test/hc/help/articles',
  files: 'https://files.tiny.test',
}).map(({ isOld, ...one }, id) =>
  article(id, {
    ...one,
    public_url: address(one.slug),
    ...(isOld && { updated_at: '2025-05-01T10:00:00.000Z' }),
  }),
);

const recordsOf = (articles: readonly Article[], more: Partial<PortalRecords> = {}): PortalRecords => {
  const read = new Map(
    articles.map((one) => {
      const parts = { title: one.title, description: one.description ?? '', text: one.content ?? '' };
      return [one.id, { article: one, facts: analyzeArticle(parts, HOSTS) }] as const;
    }),
  );
  return {
    list: articles,
    read,
    alike: findSimilarParagraphs(extractParagraphs({ list: articles, read })),
    terms: new Map(),
    known: new Map(),
    reviewed: new Map(),
    now: NOW,
    ...more,
  };
};

/** Formats a finding as a string with its code, its article IDs and lines, and its subject. */
const formatFinding = (finding: PortalFinding) =>
  [
    finding.code,
    ...finding.places.map(({ id, line }) => (line === null ? id : `${id}:${line}`)),
    finding.subject,
  ]
    .filter((part) => part !== '')
    .join(' ');

describe('portal checks', () => {
  it('the portal checks find exactly the twelve faults planted in 120 articles', () => {
    expect(findPortalFindings(recordsOf(PORTAL)).map(formatFinding)).toEqual([
      `link_gone 3:7 ${address('long-gone')}`,
      'link_archived 10:7 Archived',
      'link_draft 17:7 Draft',
      'heading_link_dead 24:7 #no-such-heading',
      'image_foreign 31:7 https://elsewhere.test/cup.png',
      'alternative_text_missing 38:7 https://files.tiny.test/jug.png',
      'description_missing 45',
      'same_title 0 52 About kettle0',
      'same_description 0 59 What to know about kettle0',
      'alike 66:7 67:7 68:7 Before you open the machine pull the power plug, wait ten minutes and let the boiler cool down.',
      'due 73',
      'unlinked 81',
    ]);
  });
});

it.each<[string, readonly Article[], Partial<PortalRecords>, readonly string[]]>([
  [
    'a draft may link to another draft',
    [article(1, { status: 'draft', content: `[x](${address('a2')})` }), article(2, { status: 'draft' })],
    {},
    [],
  ],
  [
    'a draft copy may repeat the description of its original',
    [
      article(1, { status: 'draft', description: 'Same' }),
      article(2, { status: 'draft', title: 'Draft of #1: A1', description: 'Same' }),
    ],
    {},
    [],
  ],
  ['archived articles are skipped', [article(1, { status: 'archived', content: '![](x)' })], {}, []],
  [
    'links to other pages are ignored',
    [
      article(1, {
        content: `[a](https://other.test/articles/x) [b](mailto:a@b.test) [c](https://help.tiny.test/hc/help) [d](../x) [e](//[)`,
      }),
    ],
    {},
    ['unlinked 1'],
  ],
  [
    'a link to a missing heading of another article is reported',
    [
      article(1, {
        content: `[a](${address('a2')}#gr%C3%B6%C3%9Fe) [b](${address('a2')}?x#gone) [c](${address('a2')}#top) [d](${address('a1')}#here) [e](${address('a2')}#:~:text=x) [f](${address('a2')}#Top)`,
      }),
      article(2, { content: `# Größe\n\n[x](${address('a1')})` }),
    ],
    {},
    [`heading_link_dead 1:1 ${address('a2')}?x#gone`, `heading_link_dead 1:1 ${address('a1')}#here`],
  ],
  [
    'a link to an archived article is reported once',
    [
      article(1, { content: `[a](${address('a2')}#gone) [b](${address('a1')})` }),
      article(2, { status: 'archived' }),
    ],
    {},
    ['link_archived 1:1 Article 2', 'unlinked 1'],
  ],
  [
    'no heading is reported as missing in a text that could not be checked',
    [
      article(1, { content: `[a](${address('a2')}#deep)` }),
      article(2, { content: `${'>'.repeat(1000)} [x](${address('a1')})` }),
    ],
    {},
    ['unlinked 1', 'text_too_deep 2'],
  ],
  [
    'a link of an article to itself does not count as an incoming link',
    [article(1, { content: `[x](${address('a1')})` })],
    {},
    ['unlinked 1'],
  ],
  [
    'a recent review resets the due date of an article',
    [article(1, { updated_at: '2024-01-01T10:00:00.000Z', content: `[x](${address('a1')})` })],
    { reviewed: new Map([[1, Date.parse('2025-12-01')]]) },
    ['unlinked 1'],
  ],
  [
    'a review of more than a year ago does not reset the due date',
    [article(1, { updated_at: '2023-01-01T10:00:00.000Z', content: '' })],
    { reviewed: new Map([[1, Date.parse('2024-01-01')]]) },
    ['due 1', 'unlinked 1'],
  ],
  [
    'a translation whose original was saved later is reported as outdated',
    [
      article(1, { updated_at: '2026-03-01T10:00:00.000Z', content: `[x](${address('a2')})` }),
      article(2, { locale: 'es', associated_article_id: 1, content: `[x](${address('a1')})` }),
    ],
    {},
    ['behind 2 Article 1'],
  ],
  [
    'equal titles in two languages are allowed',
    [
      article(1, { title: 'Kestrel', content: `[x](${address('a2')})` }),
      article(2, { title: 'Kestrel', locale: 'es', content: `[x](${address('a1')})` }),
    ],
    {},
    [],
  ],
  [
    'articles without incoming links are not reported until all articles are read',
    [article(1, { content: '' }), article(2, { content: '' })],
    { read: new Map() },
    [],
  ],
  [
    'a text that could not be checked is reported',
    [article(1)],
    { read: new Map([[1, { article: article(1), facts: null }]]) },
    ['text_unchecked 1'],
  ],
  [
    'missing, unfinished, embedded and external images are distinguished',
    [article(1, { content: '![a](data:image/png;base64,AA)\n\n![b]()\n\n![c](upload:0a0a0a0a)' })],
    {},
    [
      'image_missing 1:3',
      'upload_unfinished 1:5',
      'image_embedded 1:1 data:image/png;base64,AA',
      'unlinked 1',
    ],
  ],
])('the portal checks follow the rule: %s', (_, articles, more, expected) => {
  expect(findPortalFindings(recordsOf(articles, more)).map(formatFinding)).toEqual(expected);
});
