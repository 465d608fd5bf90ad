import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { addressChanges, mayMove, publicLink, servingOf } from './public-address';

const PUBLISHED: Article = {
  id: 1,
  title: 'Refunds',
  slug: 'refunds',
  description: null,
  status: 'published',
  locale: 'en',
  category_id: null,
  associated_article_id: null,
  author_id: null,
  portal_slug: 'help',
  public_url: 'https://help.test/refunds',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  content: 'Text',
};

describe('who is shown an article', () => {
  it.each([
    ['published', false, 'served'],
    ['published', true, 'portal-archived'],
    ['draft', false, 'unpublished'],
    ['archived', true, 'unpublished'],
  ] as const)('%s, portal archived %s: %s', (status, isPortalArchived, serving) => {
    expect(servingOf(status, isPortalArchived)).toBe(serving);
  });
});

describe('a public address', () => {
  it('is a link where the article is served, if a browser can open it', () => {
    expect(publicLink(PUBLISHED, 'published', false)).toBe('https://help.test/refunds');
    expect(publicLink(PUBLISHED, 'published', true)).toBeNull();
    expect(publicLink(PUBLISHED, 'draft', false)).toBeNull();
    expect(publicLink({ ...PUBLISHED, public_url: 'javascript:alert(1)' }, 'published', false)).toBeNull();
  });

  it('may change with the title of a published article alone', () => {
    expect(mayMove(PUBLISHED, { title: 'Returns' })).toBe(true);
    expect(mayMove(PUBLISHED, { title: 'Refunds' })).toBe(false);
    expect(mayMove({ ...PUBLISHED, status: 'draft' }, { title: 'Returns' })).toBe(false);
  });

  it('is compared after a save, with the slug and the language', () => {
    const moved = { ...PUBLISHED, slug: 'returns', public_url: 'https://help.test/returns', locale: 'es' };
    expect(addressChanges(PUBLISHED, moved)).toEqual([
      { field: 'slug', before: 'refunds', after: 'returns' },
      { field: 'public_url', before: 'https://help.test/refunds', after: 'https://help.test/returns' },
      { field: 'locale', before: 'en', after: 'es' },
    ]);
    expect(addressChanges(PUBLISHED, { ...PUBLISHED, title: 'Returns' })).toEqual([]);
  });

  it('of a draft moves without a word, its language does not', () => {
    const draft = { ...PUBLISHED, status: 'draft' };
    expect(addressChanges(draft, { ...draft, slug: 'returns', locale: 'es' })).toEqual([
      { field: 'locale', before: 'en', after: 'es' },
    ]);
  });
});
