import type { AutomationRule } from '~/api/automation-rules';
import { lintRule } from '~/domain/lints';
import { referencesIn } from '~/domain/uses';
import { type FindFaults, faultsAt } from './checks';

export const find: FindFaults<AutomationRule> = (rules, account) =>
  rules.flatMap((rule) => {
    const { id, name } = rule;
    return faultsAt(
      { by: 'automation-rule', id, name },
      lintRule(rule, account),
      referencesIn(rule),
      account,
    );
  });
