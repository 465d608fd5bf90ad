// What is looked for before anything is written: each check by its name, with what it says of a record.
import { ACCOUNT_CHECKS } from './account-checks';
import { ARTICLE_CHECKS } from './article-checks';
import type { ApplyRecord, Check, World } from './check';

export type CheckName = (typeof ACCOUNT_CHECKS | typeof ARTICLE_CHECKS)[number]['name'];

export const CHECKS: readonly (Check & { readonly name: CheckName })[] = [
  ...ACCOUNT_CHECKS,
  ...ARTICLE_CHECKS,
];

/** What a check found in a record. */
export interface Finding {
  readonly check: CheckName;
  readonly level: Check['level'];
  readonly about: string;
}

/** What is to be said of a record before it is written. */
export const findingsOn = (record: ApplyRecord, world: World): readonly Finding[] =>
  CHECKS.flatMap(({ name, level, kinds, find }: Check & { readonly name: CheckName }) => {
    if (kinds !== 'all' && !kinds.includes(record.kind)) return [];
    const about = find(record, world);
    return about === null ? [] : [{ check: name, level, about }];
  });
