import { listAutomationRules } from '~/api/automation-rules';
import { defineTransfer } from './define-transfer';
import { withoutSecrets } from './lasting-values';
import { pagedList } from './record-lists';
import { replaceIdsInAction, replaceIdsInCondition } from './references';

export const automationRule = defineTransfer({
  name: 'automation-rules',
  kind: 'automation-rule',
  section: 'automation-rule',
  list: pagedList(listAutomationRules),
  nameField: 'name',
  keyFields: ['name'],
  namesReplaceable: true,
  needs: ['portals'],
  getValues: ({ stored }, getKey) => ({
    conditions: stored.conditions.map((one) => withoutSecrets(replaceIdsInCondition(one, getKey))),
    actions: stored.actions.map((one) => withoutSecrets(replaceIdsInAction(one, getKey))),
  }),
});
