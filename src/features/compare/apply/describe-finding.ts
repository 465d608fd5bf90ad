import type { T } from '~/i18n/use-t';
import { getFieldTitle } from '~/records/activity/entry-labels';
import { type CheckName, getCheck, type PlanFinding } from '../plan/checks';

/** Returns the names in a check's finding. Replaces field names by their form labels. */
function aboutIn(t: T, { check, about }: PlanFinding): string {
  if (check !== 'field-missing') return about;
  return about
    .split(', ')
    .map((field) => getFieldTitle(t, field))
    .join(', ');
}

/** Returns the sentence that describes a check's finding about a record. */
export const describeFinding = (t: T, finding: PlanFinding): string =>
  t(getCheck(finding.check).found, { about: aboutIn(t, finding) });

/** Returns a sentence that explains how to fix the finding. */
export const describeRemedy = (t: T, { check }: PlanFinding): string => t(getCheck(check).way);

/** Returns the sentence of a check, with an ellipsis instead of the names of affected records. */
export const getCheckTitle = (t: T, check: CheckName): string =>
  t(getCheck(check).found, { about: '…' }).replace(/\.$/, '');
