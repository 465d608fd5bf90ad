// All checks that run before a plan is applied, by name.

import type { BundleRecord } from '../bundle/bundle';
import { ACCOUNT_CHECKS } from './account-checks';
import { ARTICLE_CHECKS } from './article-checks';
import type { PlanCheck, PlanState } from './plan-check';

export type PlanCheckName = (typeof ACCOUNT_CHECKS | typeof ARTICLE_CHECKS)[number]['name'];

export const PLAN_CHECKS: readonly (PlanCheck & { readonly name: PlanCheckName })[] = [
  ...ACCOUNT_CHECKS,
  ...ARTICLE_CHECKS,
];

export function getPlanCheck(name: PlanCheckName): PlanCheck {
  const found = PLAN_CHECKS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no check ${name}.`);
  return found;
}

/** An error, a manual step or a warning that a check reports about a record. */
export interface PlanFinding {
  readonly check: PlanCheckName;
  readonly level: PlanCheck['level'];
  readonly about: string;
}

export const collectPlanFindings = (record: BundleRecord, world: PlanState): readonly PlanFinding[] =>
  PLAN_CHECKS.flatMap(({ name, level, kinds, find }: PlanCheck & { readonly name: PlanCheckName }) => {
    if (kinds !== 'all' && !kinds.includes(record.kind)) return [];
    const about = find(record, world);
    return about === null ? [] : [{ check: name, level, about }];
  });
