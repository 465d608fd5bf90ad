import { expect, it } from 'vitest';
import type { ArticleSummary } from '~/api/articles';
import { createDemoState } from '~/sandbox/demo/demo-state';
import type { ArticlesSearch } from './articles-search';
import { countByStatus, type FilterContext, filterArticles } from './filter-articles';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const ME = 7;

function loadArticle(): ArticleSummary {
  const article = createDemoState().instances[0]?.accounts[0]?.portals[0]?.articles[0];
  if (!article) throw new Error('The demo data has no articles.');
  return article;
}
const base = loadArticle();

const ARTICLES: readonly ArticleSummary[] = [
  { id: 1, title: 'Shipping', author_id: ME, status: 'published', updated_at: '2025-01-01T00:00:00Z' },
  { id: 2, title: 'Éclairs', author_id: ME, status: 'draft', updated_at: '2025-02-01T00:00:00Z' },
  { id: 3, title: 'Fees', author_id: 8, status: 'published', updated_at: '2026-11-01T00:00:00Z' },
  { id: 4, title: 'Coffee', author_id: null, status: 'published', updated_at: '2025-03-01T00:00:00Z' },
  { id: 5, title: 'Tea', author_id: 8, status: 'archived', updated_at: '2024-03-01T00:00:00Z' },
].map((fields) => ({ ...base, locale: 'en', category_id: 3, ...fields }));

const find = (search: ArticlesSearch, context: Partial<FilterContext> = {}) =>
  filterArticles(ARTICLES, search, {
    ...{ ownId: ME, reviewed: new Map(), found: null, now: NOW },
    ...context,
  }).map(({ id }) => id);

it.each([
  ['me', [2, 1]],
  [8, [3, 5]],
  ['deleted', [4]],
  [99, []],
] as const)('the author filter %s keeps only articles of that author', (author_id, ids) => {
  expect(find({ author_id })).toEqual(ids);
});

it('finds no articles of the signed-in person if the ID of this person is unknown', () => {
  expect(find({ author_id: 'me' }, { ownId: null })).toEqual([]);
});

it('the review filter keeps only public articles that were neither changed nor reviewed for a year', () => {
  expect(find({ reviewed: 'over_a_year_ago' })).toEqual([4, 1]);
  const reviewed = new Map([[4, Date.parse('2026-10-01T00:00:00Z')]]);
  expect(find({ reviewed: 'over_a_year_ago' }, { reviewed })).toEqual([1]);
});

it('combines the author filter with the language, the category and the search', () => {
  expect(find({ author_id: 'me', locale: 'es' })).toEqual([]);
  expect(find({ author_id: 'me', category_id: 4 })).toEqual([]);
  expect(find({ author_id: 'me', category_id: 3, locale: 'en' })).toEqual([2, 1]);
  const found = ARTICLES.filter(({ id }) => id === 1 || id === 3);
  expect(find({ author_id: 'me' }, { found })).toEqual([1]);
});

it.each([
  ['updated_desc', [3, 4, 2, 1, 5]],
  ['updated_asc', [5, 1, 2, 4, 3]],
  ['title_asc', [4, 2, 3, 1, 5]],
  ['title_desc', [5, 1, 3, 2, 4]],
] as const)('sorts the filtered articles by %s', (sort, ids) => {
  expect(find({ sort })).toEqual(ids);
});

it('counts articles by status', () => {
  expect(countByStatus(ARTICLES)).toEqual({ all: 5, draft: 1, published: 3, archived: 1 });
});
