import { listLabels } from '~/api/labels';
import * as m from '~/i18n/messages';
import { defineTransfer } from './define-transfer';
import { definePagedList } from './record-lists';

export const labelTransfer = defineTransfer({
  name: 'labels',
  kind: 'label',
  section: 'label',
  list: definePagedList(listLabels),
  nameField: 'title',
  keyFields: ['title'],
  foldedField: 'title',
  reference: 'label',
  isReplaceable: true,
  singular: m.common_label,
});
