// The transfer of people (agents and administrators). They are listed because other records refer to them, but never
// exported.
import { listAgents } from '~/api/agents';
import * as m from '~/i18n/messages';
import { defineTransfer } from './define-transfer';
import { definePagedList } from './record-lists';

export const personTransfer = defineTransfer({
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
