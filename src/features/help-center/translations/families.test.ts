import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import {
  collectMissingCategories,
  countMatrixCellStates,
  getMatrixCell,
  groupFamilies,
  hasTranslationGap,
  hasTranslationInState,
  isDraftCopyWithoutTranslations,
} from './families';

const article = (id: number, locale: string, more: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  title: `A${id}`,
  slug: `a${id}`,
  description: null,
  status: 'published',
  locale,
  category_id: null,
  associated_article_id: null,
  author_id: null,
  portal_slug: 'help',
  public_url: '',
  created_at: '',
  updated_at: '2025-01-02',
  ...more,
});
const category = (id: number, locale: string, root: number | null = null): Category => ({
  id,
  slug: '',
  name: '',
  description: null,
  locale,
  position: null,
  parent_category_id: null,
  associated_category_id: root,
  created_at: '',
  updated_at: '',
});
const categories = [category(7, 'en'), category(8, 'es', 7)];

describe('translation families', () => {
  it('isDraftCopyWithoutTranslations accepts only a draft copy without translations', () => {
    const families = groupFamilies([
      article(1, 'en', { title: 'Draft of #9: Shipping', status: 'draft' }),
      article(2, 'en', { title: 'Draft of #9: Shipping', status: 'draft' }),
      article(3, 'es', { associated_article_id: 2, status: 'draft' }),
      article(4, 'en', { title: 'Draft of #9: Shipping' }),
      article(5, 'en', { status: 'draft' }),
    ]);
    expect(families.filter(isDraftCopyWithoutTranslations).map(({ id }) => id)).toEqual([1]);
  });

  it('groups articles with their original, and treats a translation without its original as an original', () => {
    const families = groupFamilies([
      article(2, 'es', { associated_article_id: 1 }),
      article(1, 'en'),
      article(3, 'es', { associated_article_id: 99 }),
    ]);
    expect(families.map(({ root, members }) => [root.id, members.map(({ id }) => id)])).toEqual([
      [1, [2, 1]],
      [3, [3]],
    ]);
  });

  it('keeps the order of originals, regardless of the order of translations', () => {
    const families = groupFamilies([
      article(4, 'es', { associated_article_id: 3 }),
      article(1, 'en'),
      article(3, 'en'),
      article(2, 'es', { associated_article_id: 1 }),
    ]);
    expect(families.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('returns the state of an article for each language: original, outdated, missing or without a category', () => {
    const root = article(1, 'en', { category_id: 7 });
    const old = article(2, 'es', { associated_article_id: 1, updated_at: '2025-01-01' });
    const [behind] = groupFamilies([root, old]);
    const [alone] = groupFamilies([root]);
    const [homeless] = groupFamilies([article(5, 'en')]);
    if (!behind || !alone || !homeless) throw new Error('a family is missing');
    expect(getMatrixCell(behind, 'en', categories, new Map())).toMatchObject({ kind: 'root' });
    expect(getMatrixCell(behind, 'es', categories, new Map())).toMatchObject({
      kind: 'there',
      isBehind: true,
    });
    expect(getMatrixCell(alone, 'es', categories, new Map())).toEqual({
      kind: 'missing',
      categoryId: 8,
    });
    expect(getMatrixCell(alone, 'fr', categories, new Map())).toEqual({ kind: 'no-category' });
    expect(getMatrixCell(homeless, 'es', categories, new Map())).toEqual({ kind: 'no-category' });
    expect(
      [behind, alone].map((family) => hasTranslationGap(family, ['en', 'es'], categories, new Map())),
    ).toEqual([true, true]);
    expect(hasTranslationGap(alone, ['en'], categories, new Map())).toBe(false);
  });

  it('lists each missing translation of a category once, with its original category', () => {
    const pt = category(9, 'pt_BR', 7);
    const families = groupFamilies([
      article(1, 'en', { category_id: 7 }),
      article(2, 'en', { category_id: 7 }),
      // An article that was written in Portuguese. Its category is a translation of an English category.
      article(3, 'pt_BR', { category_id: 9 }),
      article(4, 'en', { category_id: 10 }),
      article(5, 'es', { associated_article_id: 4 }),
      article(6, 'en'),
    ]);
    const all = [...categories, pt, category(10, 'en')];
    const missing = collectMissingCategories(families, ['en', 'es', 'fr'], all);
    expect(missing.map(({ root, locale }) => [root.id, locale])).toEqual([
      [7, 'fr'],
      [10, 'fr'],
    ]);
  });
});

describe('countMatrixCellStates', () => {
  const families = groupFamilies([
    article(1, 'en', { category_id: 7 }),
    article(2, 'es', { associated_article_id: 1, updated_at: '2025-01-01' }),
    article(3, 'en', { status: 'draft' }),
    article(4, 'en'),
    article(5, 'es', { associated_article_id: 4, updated_at: '2025-01-03' }),
    article(6, 'en'),
    article(7, 'es', { associated_article_id: 6, status: 'archived', updated_at: '2025-01-03' }),
  ]);

  it('counts an article and its translations once per language', () => {
    expect(countMatrixCellStates(families, 'en', categories, new Map())).toEqual({
      current: 3,
      behind: 0,
      draft: 1,
      missing: 0,
      other: 0,
    });
    expect(countMatrixCellStates(families, 'es', categories, new Map())).toEqual({
      current: 1,
      behind: 1,
      draft: 0,
      missing: 1,
      other: 1,
    });
  });

  it('finds articles with an outdated or missing translation in any language', () => {
    const find = (state: 'behind' | 'missing') =>
      families
        .filter((family) => hasTranslationInState(family, state, ['en', 'es'], categories, new Map()))
        .map(({ id }) => id);
    expect(find('behind')).toEqual([1]);
    expect(find('missing')).toEqual([3]);
  });
});
