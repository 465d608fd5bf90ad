import type { AutomationRule } from '~/api/automation-rules';
import { checkRule } from '~/domain/lints';
import { findReferences } from '~/domain/references';
import { type FaultFinder, findRecordFaults } from './resource-checks';

export const findFaults: FaultFinder<AutomationRule> = (rules, account) =>
  rules.flatMap((rule) => {
    const { id, name } = rule;
    return findRecordFaults(
      { by: 'automation-rule', id, name },
      checkRule(rule, account),
      findReferences(rule),
      account,
    );
  });
