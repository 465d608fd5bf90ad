import type { Translator } from '~/i18n/use-t';
import { getFieldTitle } from '~/records/activity/entry-labels';
import { getPlanCheck, type PlanCheckName, type PlanFinding } from '../plan/plan-checks';

/**
 * Returns the names that a check's finding mentions. Replaces the names of fields with the labels of their form fields.
 */
function aboutIn(t: Translator, { check, about }: PlanFinding): string {
  if (check !== 'field-missing') return about;
  return about
    .split(', ')
    .map((field) => getFieldTitle(t, field))
    .join(', ');
}

export const describeFinding = (t: Translator, finding: PlanFinding): string =>
  t(getPlanCheck(finding.check).found, { about: aboutIn(t, finding) });

export const describeRemedy = (t: Translator, { check }: PlanFinding): string => t(getPlanCheck(check).way);

/** Returns the message of a check, with an ellipsis instead of the names of affected records. */
export const getCheckTitle = (t: Translator, check: PlanCheckName): string =>
  t(getPlanCheck(check).found, { about: '…' }).replace(/\.$/, '');
