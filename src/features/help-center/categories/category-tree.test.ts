import { describe, expect, it } from 'vitest';
import type { Category } from '~/api/categories';
import { buildCategoryTree, collapseRows } from './category-tree';

const category = (id: number, parent: number | null = null): Category => ({
  id,
  slug: `c${id}`,
  name: `C${id}`,
  description: null,
  locale: 'en',
  position: null,
  parent_category_id: parent,
  associated_category_id: null,
  created_at: '',
  updated_at: '',
});
const shape = (categories: Category[]) =>
  buildCategoryTree(categories).map(({ category: { id }, depth }) => [id, depth]);

describe('category tree', () => {
  it("keeps the platform's order of categories on every level", () => {
    expect(shape([category(3), category(9, 3), category(1), category(2, 3), category(5, 9)])).toEqual([
      [3, 0],
      [9, 1],
      [5, 2],
      [2, 1],
      [1, 0],
    ]);
  });

  it('hides only the descendants of a collapsed category in the category tree', () => {
    const rows = buildCategoryTree([
      category(3),
      category(9, 3),
      category(5, 9),
      category(1),
      category(2, 1),
    ]);
    const left = (...ids: number[]) => collapseRows(rows, new Set(ids)).map(({ category: { id } }) => id);
    expect(left()).toEqual([3, 9, 5, 1, 2]);
    expect(left(3)).toEqual([3, 1, 2]);
    expect(left(9, 1)).toEqual([3, 9, 1]);
    expect(left(3, 9)).toEqual([3, 1, 2]);
  });

  it('shows a category with a missing or circular parent at the top level of the category tree', () => {
    expect(shape([category(1, 77)])).toEqual([[1, 0]]);
    expect(shape([category(1, 2), category(2, 1)])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
});
