// Translates the role and the availability of agents.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

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

const word = (t: Translator, words: typeof ROLES, value: string | null | undefined) => {
  const known = words.get(value ?? '');
  return known ? t(known) : value;
};

/** Translates a role. Returns an unknown role, such as a role defined by the account, unchanged. */
export const getRoleLabel = (t: Translator, role: string | null | undefined) => word(t, ROLES, role);

export const getAvailabilityLabel = (t: Translator, status: string | null | undefined) =>
  word(t, AVAILABILITIES, status);
