import type { Category } from '~/api/categories';

export interface TreeRow {
  readonly category: Category;
  /** The 0-based level in the tree. */
  readonly depth: number;
  readonly hasChildren: boolean;
}

/**
 * Returns the categories as a tree, in the platform's order. Categories with a missing or circular parent are at the
 * top level.
 */
export function buildCategoryTree(categories: readonly Category[]): TreeRow[] {
  const placed = new Set<number>();
  const rowsOf = (siblings: readonly Category[], depth: number): TreeRow[] =>
    siblings.flatMap((category) => {
      if (placed.has(category.id)) return [];
      placed.add(category.id);
      const children = categories.filter(({ parent_category_id }) => parent_category_id === category.id);
      const rows = rowsOf(children, depth + 1);
      return [{ category, depth, hasChildren: rows.length > 0 }, ...rows];
    });
  const ids = new Set<number | null>(categories.map(({ id }) => id));
  const atTop = categories.filter(({ parent_category_id }) => !ids.has(parent_category_id));
  return rowsOf([...atTop, ...categories], 0);
}

/** Returns the rows without those below collapsed categories. */
export function collapseRows(rows: readonly TreeRow[], collapsed: ReadonlySet<number>): readonly TreeRow[] {
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return rows.filter(({ category, depth }) => {
    if (depth > hiddenBelow) return false;
    hiddenBelow = collapsed.has(category.id) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}

/** Returns the ID of the original category, or the category's own ID if it isn't a translation. */
export const getRootCategoryId = ({ id, associated_category_id }: Category): number =>
  associated_category_id ?? id;
