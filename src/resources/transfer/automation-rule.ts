import { listAutomationRules } from '~/api/automation-rules';
import { defineTransfer } from './define-transfer';
import { removeSecrets } from './lasting-values';
import { definePagedList } from './record-lists';
import { replaceIdsInAction, replaceIdsInCondition } from './references';

export const automationRuleTransfer = defineTransfer({
  name: 'automation-rules',
  kind: 'automation-rule',
  section: 'automation-rule',
  list: definePagedList(listAutomationRules),
  nameField: 'name',
  keyFields: ['name'],
  namesReplaceable: true,
  needs: ['portals'],
  getValues: ({ stored }, getKey) => ({
    conditions: stored.conditions.map((one) => removeSecrets(replaceIdsInCondition(one, getKey))),
    actions: stored.actions.map((one) => removeSecrets(replaceIdsInAction(one, getKey))),
  }),
});
