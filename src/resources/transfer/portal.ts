import { listPortals } from '~/api/portals';
import { defineTransfer } from './define-transfer';
import { definePagedList } from './record-lists';
import { sortByCanonicalJson } from './references';

export const portalTransfer = defineTransfer({
  name: 'portals',
  kind: 'portal',
  section: 'portal',
  list: definePagedList(listPortals),
  nameField: 'name',
  keyFields: ['slug'],
  reference: 'portal',
  getValues: ({ stored }) => ({ allowed_locales: sortByCanonicalJson(stored.allowed_locales) }),
  writing: {
    fields: ['name'],
    createFields: ['slug', 'default_locale'],
    derivedFields: ['allowed_locales'],
    requiredFields: ['name', 'slug', 'default_locale'],
    isUnique: true,
    needsAdministrator: true,
    idField: 'slug',
  },
});
