import { listMacros } from '~/api/macros';
import * as m from '~/i18n/messages';
import { defineTransfer } from './define-transfer';
import { removeSecrets } from './lasting-values';
import { definePagedList } from './record-lists';
import { replaceIdsInAction } from './references';

export const macroTransfer = defineTransfer({
  name: 'macros',
  kind: 'macro',
  section: 'macro',
  dashboard: 'macro',
  list: definePagedList(listMacros),
  nameField: 'name',
  keyFields: ['visibility', 'name'],
  // Marks only personal macros, because most macros are visible to everyone.
  describe: (t, [visibility]) => (visibility === 'personal' ? t(m.macros_visibility_personal) : ''),
  namesReplaceable: true,
  hasActions: true,
  getValues: ({ stored }, getKey) => ({
    actions: stored.actions.map((action) => removeSecrets(replaceIdsInAction(action, getKey))),
  }),
  writing: {
    fields: ['name', 'visibility', 'actions'],
    requiredFields: ['name'],
    distinctField: 'visibility',
  },
});
