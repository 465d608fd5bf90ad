import type { QueryClient } from '@tanstack/react-query';
import {
  type Category,
  createCategoryMutation,
  deleteCategoryMutation,
  listCategories,
  updateCategoryMutation,
} from '~/api/categories';
import { readAllPages, readFromAllPages } from '~/api/http/all-pages';
import { runMutation } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';
import { isSameText } from '~/records/values';

/** The writable fields of a category. */
export interface CategoryValues {
  readonly name: string;
  /** Empty for a new category without a custom slug. The platform then derives the slug from the name. */
  readonly slug: string;
  /** Empty if the category has no description. */
  readonly description: string;
  /** The language. It can only be set in the create request. */
  readonly locale: string;
  readonly associated_category_id: number | null;
}

export const getCategoryValues = (category: Category): CategoryValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description ?? '',
  locale: category.locale,
  associated_category_id: category.associated_category_id,
});

const getName = ({ name }: CategoryValues) => name;

const read = (scope: Scope, portalSlug: string, id: number) =>
  readFromAllPages(scope, listCategories, id, { params: { portalSlug } });

export const getCategoryAccess = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  id: number,
): RecordAccess<Category, CategoryValues> => ({
  read: () => read(scope, portalSlug, id),
  // Sends an empty description as null, so that the platform clears it.
  write: ({ locale: _, description, ...changes }) =>
    runMutation(queryClient, updateCategoryMutation(scope), {
      params: { portalSlug, categoryId: id },
      body: {
        category: { ...changes, ...(description !== undefined && { description: description || null }) },
      },
    }),
  valuesOf: getCategoryValues,
  comparisons: { description: isSameText },
  subject: { scope, kind: 'category', id, parent: portalSlug },
  nameOf: getName,
});

export const getCategoryCreation = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
): RecordCreation<Category, CategoryValues> => ({
  // False even though the platform rejects a slug that is in use, because a category can be created without a slug. The
  // console doesn't rely on the slug that the platform then derives to prevent creating the category twice.
  isUnique: false,
  candidates: async ({ slug, name, locale }) => {
    const input = { params: { portalSlug }, query: { locale } };
    const all = await readAllPages(scope, listCategories, input);
    return all.filter((one) => (slug === '' ? one.name === name : one.slug === slug));
  },
  create: ({ name, slug, description, locale, associated_category_id }) =>
    runMutation(queryClient, createCategoryMutation(scope), {
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
  valuesOf: getCategoryValues,
  comparisons: { description: isSameText, slug: (typed, stored) => typed === '' || typed === stored },
  subject: { scope, kind: 'category', id: null, parent: portalSlug },
  nameOf: getName,
});

/** A category, or only its ID and a display name if no loaded list contains it. */
export type CategoryReference = Category | { readonly id: number; readonly name: string };

export const getCategoryRemoval = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  category: CategoryReference,
): RecordRemoval => {
  const { id, name } = category;
  return {
    read: () => read(scope, portalSlug, id),
    remove: () =>
      runMutation(queryClient, deleteCategoryMutation(scope), { params: { portalSlug, categoryId: id } }),
    subject: { scope, kind: 'category', id, parent: portalSlug },
    known: { name, values: 'slug' in category ? getCategoryValues(category) : null },
  };
};
