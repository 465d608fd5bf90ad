// Variables in a text, such as the contact's name. The platform fills them in for each recipient.
import { fillTextVariables, getFirstName, isVariable } from '~/lib/text/text-variables';

/** Returns the variables of a text whose values are only known when the campaign is sent. */
export const listSendTimeVariables = (text: string): readonly string[] =>
  listVariables(text).filter((name) => name === 'agent.name' || name === 'conversation.display_id');

export interface SampleContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const VARIABLE = /\{\{\s*([a-z_]+\.[a-z_]+)\s*\}\}/g;
/**
 * Text enclosed in braces, with any number of braces on each side. The match must start at the first brace of a
 * sequence, so that long sequences of braces take linear time.
 */
const BRACED = /(?<!\{)\{+([^{}]*)\}+/g;

/** Returns the distinct known variables of a text. */
export function listVariables(text: string): readonly string[] {
  const names = [...text.matchAll(VARIABLE)].map((found) => found[1] ?? '');
  return [...new Set(names)].filter((name) => isVariable(name));
}

/**
 * Returns the distinct strings that look like variables but aren't known. The platform rejects them or delivers them
 * literally. Includes a string in single braces only if it is the name of a variable.
 */
export function findUnknownVariables(text: string): readonly string[] {
  const written = [...text.matchAll(BRACED)].filter(([whole, inner = '']) => {
    const name = inner.trim();
    const isDouble = whole.startsWith('{{') && whole.endsWith('}}');
    const isWellFormed = isDouble && whole.length === inner.length + 4;
    return isWellFormed ? !isVariable(name) : isDouble || isVariable(name);
  });
  return [...new Set(written.map(([whole]) => whole))];
}

/**
 * Returns the text with the variables filled in for a contact. Variables whose value is known only when the campaign is
 * sent stay unchanged.
 */
export function fillVariables(
  text: string,
  contact: SampleContact,
  names: { readonly inbox: string; readonly account: string },
): string {
  return fillTextVariables(text, {
    'contact.name': contact.name,
    'contact.first_name': getFirstName(contact.name),
    'contact.email': contact.email,
    'contact.phone_number': contact.phone,
    'inbox.name': names.inbox,
    'account.name': names.account,
  });
}
