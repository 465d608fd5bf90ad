import type { Category } from '~/api/categories';

export interface TreeRow {
  readonly category: Category;
  /** 0 for a category at the top. */
  readonly depth: number;
}

/**
 * The categories as a tree, in the order in which the platform lists them. One whose parent isn't among them stands at the
 * top, and none is lost to parents that go round in a circle.
 */
export function categoryTree(categories: readonly Category[]): TreeRow[] {
  const placed = new Set<number>();
  const rowsOf = (siblings: readonly Category[], depth: number): TreeRow[] =>
    siblings.flatMap((category) => {
      if (placed.has(category.id)) return [];
      placed.add(category.id);
      const children = categories.filter(({ parent_category_id }) => parent_category_id === category.id);
      return [{ category, depth }, ...rowsOf(children, depth + 1)];
    });
  const ids = new Set<number | null>(categories.map(({ id }) => id));
  const atTop = categories.filter(({ parent_category_id }) => !ids.has(parent_category_id));
  return rowsOf([...atTop, ...categories], 0);
}

/** The root of a category's family: itself where it translates nothing. */
export const rootId = ({ id, associated_category_id }: Category): number => associated_category_id ?? id;
