import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '~/api/articles';
import { listLinkableOriginals } from './linkable-originals';

const article = (id: number, locale: string, root: number | null = null): ArticleSummary => ({
  id,
  title: `Article ${id}`,
  slug: String(id),
  description: null,
  status: 'draft',
  locale,
  category_id: null,
  associated_article_id: root,
  author_id: null,
  portal_slug: 'help',
  public_url: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});
const ids = (articles: readonly ArticleSummary[], own: ArticleSummary) =>
  listLinkableOriginals(articles, own).map(({ id }) => id);

describe('articles that can be linked as the original', () => {
  const own = article(9, 'es');

  it("offers only originals in other languages without a translation into the article's language", () => {
    const all = [own, article(1, 'en'), article(2, 'en'), article(3, 'es', 2), article(4, 'es')];
    expect(ids(all, own)).toEqual([1]);
  });

  it("doesn't offer a translation as an original, even if the translation's own original isn't loaded", () => {
    expect(ids([own, article(5, 'pt_BR', 77)], own)).toEqual([]);
  });

  it('does not offer the current original of a translation', () => {
    const translation = article(9, 'es', 1);
    expect(ids([translation, article(1, 'en'), article(2, 'en')], translation)).toEqual([2]);
  });

  it('offers no originals for an article that has translations', () => {
    expect(ids([own, article(1, 'en'), article(6, 'pt_BR', 9)], own)).toEqual([]);
  });
});
