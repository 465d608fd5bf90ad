import { listCategories } from '~/api/categories';
import { defineTransfer } from './define-transfer';
import { definePortalList } from './record-lists';

export const categoryTransfer = defineTransfer({
  name: 'categories',
  kind: 'category',
  section: 'portal',
  list: definePortalList(listCategories),
  nameField: 'name',
  keyFields: ['portal_slug', 'locale', 'slug'],
  describe: (_t, key) => key.join(' / '),
  reference: 'category',
  references: { parent_category_id: 'category', associated_category_id: 'category' },
  needs: ['portals'],
  writing: {
    fields: ['name', 'slug', 'description', 'associated_category_id'],
    createFields: ['locale'],
    derivedFields: ['portal_slug', 'position'],
    requiredFields: ['name', 'locale'],
    distinctField: 'locale',
  },
});
