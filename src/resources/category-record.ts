import type { QueryClient } from '@tanstack/react-query';
import {
  type Category,
  categoryCreation,
  categoryDeletion,
  categoryUpdate,
  listCategories,
} from '~/api/categories';
import { readAllPages, readFromAllPages } from '~/api/http/all-pages';
import { write } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';
import { sameText } from '~/records/values';

/** What a person may write of a category. */
export interface CategoryValues {
  readonly name: string;
  /** Empty for a new one: the platform makes it from the name. */
  readonly slug: string;
  /** Empty for none. */
  readonly description: string;
  /** Chosen once, when the category is created. */
  readonly locale: string;
  readonly associated_category_id: number | null;
}

export const valuesOf = (category: Category): CategoryValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description ?? '',
  locale: category.locale,
  associated_category_id: category.associated_category_id,
});

const nameOf = ({ name }: CategoryValues) => name;

const read = (scope: Scope, portalSlug: string, id: number) =>
  readFromAllPages(scope, listCategories, id, { params: { portalSlug } });

export const categoryAccess = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  id: number,
): RecordAccess<Category, CategoryValues> => ({
  read: () => read(scope, portalSlug, id),
  // An empty description is cleared by null.
  write: ({ locale: _, description, ...changes }) =>
    write(queryClient, categoryUpdate(scope), {
      params: { portalSlug, categoryId: id },
      body: {
        category: { ...changes, ...(description !== undefined && { description: description || null }) },
      },
    }),
  valuesOf,
  comparisons: { description: sameText },
  subject: { scope, kind: 'category', id, parent: portalSlug },
  nameOf,
});

export const newCategoryAccess = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
): RecordCreation<Category, CategoryValues> => ({
  // Its slug is, but the platform may make that up.
  isUnique: false,
  candidates: async ({ slug, name, locale }) => {
    const whole = { params: { portalSlug }, query: { locale } };
    const all = await readAllPages(scope, listCategories, whole);
    return all.filter((one) => (slug === '' ? one.name === name : one.slug === slug));
  },
  create: ({ name, slug, description, locale, associated_category_id }) =>
    write(queryClient, categoryCreation(scope), {
      params: { portalSlug },
      body: {
        category: {
          name,
          locale,
          ...(slug !== '' && { slug }),
          ...(description !== '' && { description }),
          ...(associated_category_id !== null && { associated_category_id }),
        },
      },
    }),
  valuesOf,
  comparisons: { description: sameText, slug: (typed, stored) => typed === '' || typed === stored },
  subject: { scope, kind: 'category', id: null, parent: portalSlug },
  nameOf,
});

/** A category, or only its number and a name for it, where it is not in a list. */
export type KnownCategory = Category | { readonly id: number; readonly name: string };

export const categoryRemoval = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  category: KnownCategory,
): RecordRemoval => {
  const { id, name } = category;
  return {
    read: () => read(scope, portalSlug, id),
    remove: () => write(queryClient, categoryDeletion(scope), { params: { portalSlug, categoryId: id } }),
    subject: { scope, kind: 'category', id, parent: portalSlug },
    known: { name, values: 'slug' in category ? valuesOf(category) : null },
  };
};
