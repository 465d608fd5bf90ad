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
  ] as const)(
    'an article with the status %s in a portal with `archived: %s` has the visibility "%s"',
    (status, isPortalArchived, serving) => {
      expect(getArticleVisibility(status, isPortalArchived)).toBe(serving);
    },
  );
});

describe('public address', () => {
  it('returns a public link only for a visible article whose address a browser can open', () => {
    expect(getPublicLink(PUBLISHED, 'published', false)).toBe('https://help.test/refunds');
    expect(getPublicLink(PUBLISHED, 'published', true)).toBeNull();
    expect(getPublicLink(PUBLISHED, 'draft', false)).toBeNull();
    expect(getPublicLink({ ...PUBLISHED, public_url: 'javascript:alert(1)' }, 'published', false)).toBeNull();
  });

  it('a public address can change only if the title of a published article changes', () => {
    expect(canAddressChange(PUBLISHED, { title: 'Returns' })).toBe(true);
    expect(canAddressChange(PUBLISHED, { title: 'Refunds' })).toBe(false);
    expect(canAddressChange({ ...PUBLISHED, status: 'draft' }, { title: 'Returns' })).toBe(false);
  });

  it('reports how a save changed the public address, slug and language', () => {
    const moved = { ...PUBLISHED, slug: 'returns', public_url: 'https://help.test/returns', locale: 'es' };
    expect(findAddressChanges(PUBLISHED, moved)).toEqual([
      { field: 'slug', before: 'refunds', after: 'returns' },
      { field: 'public_url', before: 'https://help.test/refunds', after: 'https://help.test/returns' },
      { field: 'locale', before: 'en', after: 'es' },
    ]);
    expect(findAddressChanges(PUBLISHED, { ...PUBLISHED, title: 'Returns' })).toEqual([]);
  });

  it('reports a changed language of a draft, but no changed address, because the address was never public', () => {
    const draft = { ...PUBLISHED, status: 'draft' };
    expect(findAddressChanges(draft, { ...draft, slug: 'returns', locale: 'es' })).toEqual([
      { field: 'locale', before: 'en', after: 'es' },
    ]);
  });
});
