import type { Category } from '~/api/categories';

/** The fields as a form holds them: empty texts where the platform has null. */
export interface CategoryValues {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly associated_category_id: number | null;
}

export interface CategoryChanges {
  name?: string;
  slug?: string;
  description?: string | null;
  associated_category_id?: number | null;
}

export const valuesOf = (category: Category): CategoryValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description ?? '',
  associated_category_id: category.associated_category_id,
});

/** Only what changed; a text that was emptied is cleared with null. */
export function changesOf(before: CategoryValues, values: CategoryValues): CategoryChanges {
  const changes: CategoryChanges = {};
  if (values.name !== before.name) changes.name = values.name;
  if (values.slug !== before.slug) changes.slug = values.slug;
  if (values.description !== before.description) {
    changes.description = values.description.trim() === '' ? null : values.description;
  }
  if (values.associated_category_id !== before.associated_category_id) {
    changes.associated_category_id = values.associated_category_id;
  }
  return changes;
}
