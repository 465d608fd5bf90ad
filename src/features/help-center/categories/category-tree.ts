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
  const ids = new Set(categories.map(({ id }) => id));
  const parentOf = ({ parent_category_id: parent }: Category) =>
    parent !== null && ids.has(parent) ? parent : null;
  const below = (parent: number | null) => categories.filter((one) => parentOf(one) === parent);
  const rows: TreeRow[] = [];
  const placed = new Set<number>();
  const place = (category: Category, depth: number): void => {
    if (placed.has(category.id)) return;
    placed.add(category.id);
    rows.push({ category, depth });
    for (const child of below(category.id)) place(child, depth + 1);
  };
  for (const category of below(null)) place(category, 0);
  for (const category of categories) place(category, 0);
  return rows;
}

/** The root of a category's family: itself where it translates nothing. */
export const rootId = ({ id, associated_category_id }: Category): number => associated_category_id ?? id;
