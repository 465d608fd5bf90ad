import type { T } from '~/i18n/use-t';
import { fieldTitle } from '~/records/activity/entry-words';
import { type CheckName, type Finding, getCheck } from '../plan/checks';

/** Fields are called as their forms call them; all else is a name. */
function aboutIn(t: T, { check, about }: Finding): string {
  if (check !== 'field-missing') return about;
  return about
    .split(', ')
    .map((field) => fieldTitle(t, field))
    .join(', ');
}

/** What a check says of a record. */
export const foundSentence = (t: T, finding: Finding): string =>
  t(getCheck(finding.check).found, { about: aboutIn(t, finding) });

/** What a person can do about it. */
export const waySentence = (t: T, { check }: Finding): string => t(getCheck(check).way);

/** What a check says, without what it says it of. */
export const checkTitle = (t: T, check: CheckName): string =>
  t(getCheck(check).found, { about: '…' }).replace(/\.$/, '');
