// The platform's words for what an agent is and whether they are there, as people say them.
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

const ROLES = new Map([
  ['administrator', m.people_administrator],
  ['agent', m.people_agent],
  ['supervisor', m.people_supervisor],
]);

const AVAILABILITIES = new Map([
  ['online', m.people_online],
  ['busy', m.people_busy],
  ['offline', m.people_offline],
]);

const word = (t: T, words: typeof ROLES, value: string | null | undefined) => {
  const known = words.get(value ?? '');
  return known ? t(known) : value;
};

/** One that the console doesn't know, such as an account's own, stays as the platform says it. */
export const roleWord = (t: T, role: string | null | undefined) => word(t, ROLES, role);

export const availabilityWord = (t: T, status: string | null | undefined) => word(t, AVAILABILITIES, status);
