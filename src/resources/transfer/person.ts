// The transfer of people. They aren't exported, only listed, because other records refer to them.
import { listAgents } from '~/api/agents';
import * as m from '~/i18n/messages';
import { defineTransfer } from './define-transfer';
import { definePagedList } from './record-lists';

export const person = defineTransfer({
  name: 'agents',
  kind: 'person',
  section: 'person',
  list: definePagedList(listAgents),
  nameField: 'name',
  keyFields: ['email'],
  foldedField: 'email',
  reference: 'agent',
  isReplaceable: true,
  singular: m.health_person,
});
