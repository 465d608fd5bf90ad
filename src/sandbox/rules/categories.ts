// Categories. The language is set when a category is created and never changes. A category that other records refer to
// can't be deleted.
import {
  type Category,
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '~/api/categories';
import { toSlug } from '~/lib/text/slug';
import { createRecordNotFoundError } from '../error-body';
import { createPageWithTotals } from '../list';
import { defineOperationHandler } from '../operation-handler';
import { takeNextId } from '../platform';
import type { StoredPortal } from '../state';
import { BodyParser, requireWritableField, toTimestamp } from '../values';
import {
  canWritePortal,
  findPortal,
  getTranslationRootId,
  moveTranslationsToNewRoot,
  parseReference,
  parseSlug,
} from './help-center';

const WRITABLE = ['name', 'description', 'slug', 'associated_category_id'];

/** Sorts by ascending position. Categories without a position come last. Equal positions are ordered by ID. */
const byPosition = (a: Category, b: Category) =>
  (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) || a.id - b.id;

function findCategory({ categories }: StoredPortal, categoryId: number): Category {
  const found = categories.find(({ id }) => id === categoryId);
  if (!found) throw createRecordNotFoundError();
  return found;
}

function refuseTaken(
  values: BodyParser,
  { categories }: StoredPortal,
  slug: string | undefined,
  locale: string,
  own?: number,
): void {
  if (categories.some((one) => one.slug === slug && one.locale === locale && one.id !== own)) {
    values.refuse('slug', 'taken', 'slug has already been taken');
  }
}

/** Rejects writes to a category whose language the portal no longer allows. */
function refuseLocale(values: BodyParser, { portal }: StoredPortal, locale: string): void {
  if (!portal.allowed_locales.includes(locale)) {
    values.refuse('locale', 'invalid', `locale ${locale} is not among the portal's allowed_locales`);
  }
}

/**
 * Rejects a deletion. The error has one entry per kind of record that prevents the deletion, and each entry contains
 * the number of these records.
 */
function refuseBlockers(values: BodyParser, { categories, articles }: StoredPortal, id: number): void {
  const blockers = [
    ['has_articles', articles.filter(({ category_id }) => category_id === id).length, 'articles'],
    [
      'has_child_categories',
      categories.filter(({ parent_category_id }) => parent_category_id === id).length,
      'child categories',
    ],
    [
      'has_translations',
      categories.filter(({ associated_category_id }) => associated_category_id === id).length,
      'linked translations',
    ],
  ] as const;
  for (const [code, count, what] of blockers) {
    if (count > 0) values.refuse('categoryId', code, `category still has ${count} ${what}`);
  }
}

export const categoryHandlers = [
  defineOperationHandler(listCategories, ({ account, params, query }) => {
    const { categories } = findPortal(account, params.portalSlug);
    const asked = query.locale ? categories.filter(({ locale }) => locale === query.locale) : [...categories];
    return createPageWithTotals(asked.sort(byPosition), query);
  }),

  defineOperationHandler(
    createCategory,
    ({ platform, account, params, body, now }) => {
      const stored = findPortal(account, params.portalSlug);
      const values = new BodyParser(body);
      const name = values.text('name');
      const slug = values.has('slug') ? parseSlug(values, 'slug') : toSlug(name);
      const description = values.textOrNull('description') ?? null;
      const locale = values.text('locale');
      if (locale !== '') refuseLocale(values, stored, locale);
      const root = parseReference(values, 'associated_category_id', stored.categories);
      refuseTaken(values, stored, slug, locale);
      values.check();
      const created_at = toTimestamp(now);
      const category: Category = {
        id: takeNextId(platform),
        slug,
        name,
        description,
        locale,
        position: null,
        parent_category_id: null,
        associated_category_id: getTranslationRootId(root ?? null, 'associated_category_id', undefined),
        created_at,
        updated_at: created_at,
      };
      stored.categories.push(category);
      return category;
    },
    { wrapper: 'category', allowed: canWritePortal },
  ),

  defineOperationHandler(
    updateCategory,
    ({ account, params, body, now }) => {
      requireWritableField(body, WRITABLE);
      const stored = findPortal(account, params.portalSlug);
      const category = findCategory(stored, params.categoryId);
      const values = new BodyParser(body);
      const name = values.sentText('name');
      const slug = values.has('slug') ? parseSlug(values, 'slug') : undefined;
      const description = values.textOrNull('description');
      const root = parseReference(values, 'associated_category_id', stored.categories);
      refuseTaken(values, stored, slug, category.locale, category.id);
      refuseLocale(values, stored, category.locale);
      values.check();
      category.name = name ?? category.name;
      category.slug = slug ?? category.slug;
      if (description !== undefined) category.description = description;
      if (root !== undefined) {
        const link = getTranslationRootId(root, 'associated_category_id', category.id);
        category.associated_category_id = link;
        moveTranslationsToNewRoot(stored.categories, 'associated_category_id', category.id, link);
      }
      category.updated_at = toTimestamp(now);
      return category;
    },
    { wrapper: 'category', allowed: canWritePortal },
  ),

  defineOperationHandler(
    deleteCategory,
    ({ account, params }) => {
      const stored = findPortal(account, params.portalSlug);
      const { id, locale } = findCategory(stored, params.categoryId);
      const values = new BodyParser({});
      refuseLocale(values, stored, locale);
      refuseBlockers(values, stored, id);
      values.check();
      stored.categories = stored.categories.filter((category) => category.id !== id);
    },
    { allowed: canWritePortal },
  ),
];
