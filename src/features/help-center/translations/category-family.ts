import type { Category } from '~/api/categories';

const rootIdOf = ({ id, associated_category_id }: Category): number => associated_category_id ?? id;

/** The root of a category's family; the category itself where the root isn't known. */
export function rootCategory(
  categoryId: number | null,
  categories: readonly Category[],
): Category | undefined {
  const category = categories.find(({ id }) => id === categoryId);
  return category && (categories.find(({ id }) => id === rootIdOf(category)) ?? category);
}

/** The category in a language that stands for another one. */
export const categoryIn = (
  root: Category,
  locale: string,
  categories: readonly Category[],
): Category | undefined =>
  categories.find((one) => one.locale === locale && rootIdOf(one) === rootIdOf(root));
