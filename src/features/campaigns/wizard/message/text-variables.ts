// Variables in a text, and their values for a given contact. The platform fills them in per recipient.
import { fillIn, getFirstName, isVariable } from '~/lib/text/text-variables';

/** Returns the variables that are only known at the time of sending. */
export const listLateVariables = (text: string): readonly string[] =>
  listVariables(text).filter((name) => name === 'agent.name' || name === 'conversation.display_id');

export interface SampleContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const VARIABLE = /\{\{\s*([a-z_]+\.[a-z_]+)\s*\}\}/g;
/**
 * Text in braces, with any number of them on each side. Matches start at the first brace only, so that long rows of
 * braces take linear time.
 */
const BRACED = /(?<!\{)\{+([^{}]*)\}+/g;

/** Returns the distinct known variables of a text. */
export function listVariables(text: string): readonly string[] {
  const names = [...text.matchAll(VARIABLE)].map((found) => found[1] ?? '');
  return [...new Set(names)].filter((name) => isVariable(name));
}

/**
 * Returns the distinct texts that look like variables but are none. The platform rejects them or delivers them
 * literally. Single braces only count around the name of a variable.
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

/** Returns the text as a contact would read it. Variables that are only known at the time of sending stay unchanged. */
export function fillVariables(
  text: string,
  contact: SampleContact,
  names: { readonly inbox: string; readonly account: string },
): string {
  return fillIn(text, {
    'contact.name': contact.name,
    'contact.first_name': getFirstName(contact.name),
    'contact.email': contact.email,
    'contact.phone_number': contact.phone,
    'inbox.name': names.inbox,
    'account.name': names.account,
  });
}
