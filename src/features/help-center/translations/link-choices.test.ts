import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '~/api/articles';
import { linkChoices } from './link-choices';

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
  linkChoices(articles, own).map(({ id }) => id);

describe('what an article may become a translation of', () => {
  const own = article(9, 'es');

  it('is each root of another language whose family lacks its own', () => {
    const all = [own, article(1, 'en'), article(2, 'en'), article(3, 'es', 2), article(4, 'es')];
    expect(ids(all, own)).toEqual([1]);
  });

  it('is a root alone, also where that is on another page of the portal', () => {
    expect(ids([own, article(5, 'pt_BR', 77)], own)).toEqual([]);
  });

  it('is another root for one that is a translation already', () => {
    const translation = article(9, 'es', 1);
    expect(ids([translation, article(1, 'en'), article(2, 'en')], translation)).toEqual([2]);
  });

  it('is nothing for an article that has translations', () => {
    expect(ids([own, article(1, 'en'), article(6, 'pt_BR', 9)], own)).toEqual([]);
  });
});
