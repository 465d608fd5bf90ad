// The categories of the portal acme-help: nested and translated. A category can't be deleted while it has articles,
// subcategories or translations. Three categories each have only one of these obstacles.
import type { Category } from '~/api/categories';
import { createTimestamps } from './times';

export function createCategory(
  id: number,
  slug: string,
  name: string,
  locale: string,
  position: number | null,
  links: { readonly parent?: number; readonly root?: number; readonly description?: string } = {},
): Category {
  return {
    id,
    slug,
    name,
    description: links.description ?? null,
    locale,
    position,
    parent_category_id: links.parent ?? null,
    associated_category_id: links.root ?? null,
    ...createTimestamps(500 - (id % 100), id % 3 === 0 ? id % 29 : null),
  };
}

/**
 * IDs of categories for tests and manual checks of deletion. Each has one obstacle, except `allowed`, which has none.
 */
export const CATEGORY_IDS_BY_DELETION = {
  onlyArticles: 431,
  onlyChildren: 432,
  onlyTranslations: 434,
  allowed: 436,
} as const;

export const createAcmeHelpCategories = (): Category[] => [
  createCategory(401, 'getting-started', 'Getting started', 'en', 1, {
    description: 'The first cup, and the ten after it',
  }),
  createCategory(402, 'orders', 'Orders', 'en', 2, { description: 'From the basket to your door' }),
  createCategory(403, 'shipping', 'Shipping', 'en', 1, {
    parent: 402,
    description: 'Carriers, customs and lost boxes',
  }),
  createCategory(404, 'returns', 'Returns & refunds', 'en', 2, { parent: 402 }),
  createCategory(405, 'billing', 'Billing', 'en', 3, { description: '' }),
  createCategory(406, 'machines', 'Machines and grinders', 'en', 4),
  createCategory(407, 'maintenance', 'Maintenance', 'en', 1, {
    parent: 406,
    description: 'Ten minutes a month',
  }),
  createCategory(408, 'descaling', 'Descaling', 'en', null, { parent: 407 }),
  createCategory(409, 'wholesale', 'Wholesale', 'en', null),
  createCategory(410, 'account', 'Account <privacy & passwords>', 'en', 5),
  createCategory(421, 'primeros-pasos', 'Primeros pasos', 'es', 1, {
    root: 401,
    description: 'La primera taza',
  }),
  createCategory(422, 'pedidos', 'Pedidos', 'es', 2, { root: 402 }),
  createCategory(423, 'shipping', 'Envíos', 'es', 1, { root: 403, parent: 422 }),
  createCategory(425, 'facturacion', 'Facturación', 'es', 3, { root: 405 }),
  createCategory(427, 'mantenimiento', 'Mantenimiento', 'es', null, { root: 407 }),
  createCategory(CATEGORY_IDS_BY_DELETION.onlyArticles, 'seasonal-offers', 'Seasonal offers', 'en', 6),
  createCategory(CATEGORY_IDS_BY_DELETION.onlyChildren, 'old-product-lines', 'Old product lines', 'en', 7),
  createCategory(433, 'kettles-2019', 'Kettles of 2019', 'en', 1, {
    parent: CATEGORY_IDS_BY_DELETION.onlyChildren,
  }),
  createCategory(CATEGORY_IDS_BY_DELETION.onlyTranslations, 'gift-cards', 'Gift cards', 'en', null),
  createCategory(435, 'tarjetas-regalo', 'Tarjetas regalo', 'es', null, {
    root: CATEGORY_IDS_BY_DELETION.onlyTranslations,
  }),
  createCategory(CATEGORY_IDS_BY_DELETION.allowed, 'press', 'Press', 'en', null, {
    description: 'Nothing here yet',
  }),
  // French was removed from the portal's languages, but its content stayed.
  createCategory(441, 'premiers-pas', 'Premiers pas', 'fr', 1, { root: 401 }),
];
