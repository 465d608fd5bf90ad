// All checks that run before a plan is applied, by name.

import type { BundleRecord } from '../bundle/bundle';
import { ACCOUNT_CHECKS } from './account-checks';
import { ARTICLE_CHECKS } from './article-checks';
import type { Check, PlanState } from './check';

export type CheckName = (typeof ACCOUNT_CHECKS | typeof ARTICLE_CHECKS)[number]['name'];

export const CHECKS: readonly (Check & { readonly name: CheckName })[] = [
  ...ACCOUNT_CHECKS,
  ...ARTICLE_CHECKS,
];

export function getCheck(name: CheckName): Check {
  const found = CHECKS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no check ${name}.`);
  return found;
}

/** An error or a remark that a check reports about a record. */
export interface PlanFinding {
  readonly check: CheckName;
  readonly level: Check['level'];
  readonly about: string;
}

/** Returns the findings of all checks about a record. */
export const collectPlanFindings = (record: BundleRecord, world: PlanState): readonly PlanFinding[] =>
  CHECKS.flatMap(({ name, level, kinds, find }: Check & { readonly name: CheckName }) => {
    if (kinds !== 'all' && !kinds.includes(record.kind)) return [];
    const about = find(record, world);
    return about === null ? [] : [{ check: name, level, about }];
  });
