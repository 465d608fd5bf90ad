// Automation rules: read-only, and for administrators only, which the operations themselves declare.
import type { AutomationRule } from '~/api/automation-rules';
import { getAutomationRule, listAutomationRules } from '~/api/automation-rules';
import { listPage } from '../list';
import { notFound } from '../refusal';
import { rule } from '../rule';

const byOrder = (one: AutomationRule, other: AutomationRule) =>
  one.order_id - other.order_id || one.id - other.id;

export const automationRuleRules = [
  rule(listAutomationRules, ({ account, query }) =>
    listPage(account.automationRules.toSorted(byOrder), query),
  ),

  rule(getAutomationRule, ({ account, params }) => {
    const found = account.automationRules.find(({ id }) => id === params.automationRuleId);
    if (!found) throw notFound();
    return found;
  }),
];
