import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { canAddressChange, findAddressChanges, getArticleVisibility, getPublicLink } from './public-address';

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

describe('visibility of an article', () => {
  it.each([
    ['published', false, 'served'],
    ['published', true, 'portal-archived'],
    ['draft', false, 'unpublished'],
    ['archived', true, 'unpublished'],
  ] as const)('reports status %s in a portal with archived %s as %s', (status, isPortalArchived, serving) => {
    expect(getArticleVisibility(status, isPortalArchived)).toBe(serving);
  });
});

describe('public address', () => {
  it('links a public address if the article is served and a browser can open it', () => {
    expect(getPublicLink(PUBLISHED, 'published', false)).toBe('https://help.test/refunds');
    expect(getPublicLink(PUBLISHED, 'published', true)).toBeNull();
    expect(getPublicLink(PUBLISHED, 'draft', false)).toBeNull();
    expect(getPublicLink({ ...PUBLISHED, public_url: 'javascript:alert(1)' }, 'published', false)).toBeNull();
  });

  it('expects a new public address only with the title of a published article', () => {
    expect(canAddressChange(PUBLISHED, { title: 'Returns' })).toBe(true);
    expect(canAddressChange(PUBLISHED, { title: 'Refunds' })).toBe(false);
    expect(canAddressChange({ ...PUBLISHED, status: 'draft' }, { title: 'Returns' })).toBe(false);
  });

  it('reports changes of the public address, slug and language after a save', () => {
    const moved = { ...PUBLISHED, slug: 'returns', public_url: 'https://help.test/returns', locale: 'es' };
    expect(findAddressChanges(PUBLISHED, moved)).toEqual([
      { field: 'slug', before: 'refunds', after: 'returns' },
      { field: 'public_url', before: 'https://help.test/refunds', after: 'https://help.test/returns' },
      { field: 'locale', before: 'en', after: 'es' },
    ]);
    expect(findAddressChanges(PUBLISHED, { ...PUBLISHED, title: 'Returns' })).toEqual([]);
  });

  it('reports a changed language of a draft, but not its changed address', () => {
    const draft = { ...PUBLISHED, status: 'draft' };
    expect(findAddressChanges(draft, { ...draft, slug: 'returns', locale: 'es' })).toEqual([
      { field: 'locale', before: 'en', after: 'es' },
    ]);
  });
});
