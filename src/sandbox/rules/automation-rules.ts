// Automation rules: read-only and available only to administrators, as specified by the operations themselves.
import type { AutomationRule } from '~/api/automation-rules';
import { getAutomationRule, listAutomationRules } from '~/api/automation-rules';
import { createRecordNotFoundError } from '../error-body';
import { createPageWithTotals } from '../list';
import { defineOperationHandler } from '../operation-handler';

const byOrder = (one: AutomationRule, other: AutomationRule) =>
  one.order_id - other.order_id || one.id - other.id;

export const automationRuleHandlers = [
  defineOperationHandler(listAutomationRules, ({ account, query }) =>
    createPageWithTotals(account.automationRules.toSorted(byOrder), query),
  ),

  defineOperationHandler(getAutomationRule, ({ account, params }) => {
    const found = account.automationRules.find(({ id }) => id === params.automationRuleId);
    if (!found) throw createRecordNotFoundError();
    return found;
  }),
];
