// Display names of the platform's variables.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { humanizeKey } from '~/lib/text/humanize-key';

const NAMES: ReadonlyMap<string, () => string> = new Map([
  ['contact.name', m.identity_variable_full_name],
  ['contact.first_name', m.identity_variable_first_name],
  ['contact.email', m.common_email],
  ['contact.phone_number', m.identity_variable_phone],
  ['agent.name', m.identity_variable_agent],
  ['conversation.display_id', m.common_conversation_number],
  ['inbox.name', m.common_inbox],
  ['account.name', m.campaigns_account],
]);

/**
 * Reports whether the platform replaces the variable. The platform may send an unknown variable without replacing it.
 */
export const isKnownVariable = (variable: string): boolean => NAMES.has(variable);

/** Returns a variable's display name. Unknown variables get a name derived from their key. */
export function getVariableName(t: Translator, variable: string): string {
  const name = NAMES.get(variable);
  return name ? t(name) : humanizeKey(variable.replace(/\.custom_attributes?\./, '.'));
}
