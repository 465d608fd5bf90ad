import { listCannedResponses } from '~/api/canned-responses';
import { defineTransfer } from './define-transfer';
import { definePagedList } from './record-lists';

export const cannedResponseTransfer = defineTransfer({
  name: 'canned-responses',
  kind: 'canned-response',
  section: 'canned-response',
  list: definePagedList(listCannedResponses),
  nameField: 'short_code',
  keyFields: ['short_code'],
  writing: {
    fields: ['short_code', 'content'],
    requiredFields: ['short_code', 'content'],
    isUnique: true,
  },
});
