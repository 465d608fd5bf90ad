import type { T } from '~/i18n/use-t';
import { getFieldTitle } from '~/records/activity/entry-labels';
import { type CheckName, type Finding, getCheck } from '../plan/checks';

/** Returns the subject of a finding. Fields are shown with the labels of their forms. */
function aboutIn(t: T, { check, about }: Finding): string {
  if (check !== 'field-missing') return about;
  return about
    .split(', ')
    .map((field) => getFieldTitle(t, field))
    .join(', ');
}

/** Returns the sentence of a finding about a record. */
export const describeFinding = (t: T, finding: Finding): string =>
  t(getCheck(finding.check).found, { about: aboutIn(t, finding) });

/** Returns a sentence about how to fix it. */
export const describeRemedy = (t: T, { check }: Finding): string => t(getCheck(check).way);

/** Returns the sentence of a check without its subject. */
export const checkTitle = (t: T, check: CheckName): string =>
  t(getCheck(check).found, { about: '…' }).replace(/\.$/, '');
