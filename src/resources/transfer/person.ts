// People aren't transferred: they are only named by what is.
import { listAgents } from '~/api/agents';
import { defineTransfer } from './define-transfer';
import { pagedList } from './record-lists';

export const person = defineTransfer({
  name: 'agents',
  kind: 'person',
  section: 'person',
  list: pagedList(listAgents),
  nameField: 'name',
  keyFields: ['email'],
  foldedField: 'email',
  reference: 'agent',
  isReplaceable: true,
});
