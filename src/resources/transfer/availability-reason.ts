import { listAvailabilityReasons } from '~/api/availability-reasons';
import { defineTransfer } from './define-transfer';
import { definePagedList } from './record-lists';

export const availabilityReasonTransfer = defineTransfer({
  name: 'availability-reasons',
  kind: 'availability-reason',
  section: 'availability-reason',
  list: definePagedList(listAvailabilityReasons),
  nameField: 'reason',
  keyFields: ['reason'],
  writing: { fields: ['reason', 'emoji'], requiredFields: ['reason'], needsAdministrator: true },
});
