// Variables in a text, and what they become for a given contact. The platform fills them in per recipient.
import { fillIn, firstName, isVariable } from '~/lib/text/text-variables';

/** What only the moment of sending knows. */
export const filledLate = (text: string): readonly string[] =>
  variablesOf(text).filter((name) => name === 'agent.name' || name === 'conversation.display_id');

export interface SampleContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const VARIABLE = /\{\{\s*([a-z_]+\.[a-z_]+)\s*\}\}/g;
/** Anything in braces, as many as there are on either side. It starts at the first of them only, so that a row of many takes no time. */
const BRACED = /(?<!\{)\{+([^{}]*)\}+/g;

/** The variables of a text that are filled in, each once. */
export function variablesOf(text: string): readonly string[] {
  const names = [...text.matchAll(VARIABLE)].map((found) => found[1] ?? '');
  return [...new Set(names)].filter((name) => isVariable(name));
}

/**
 * What is written as a variable and is none, each once and as it stands: the platform refuses it, or it reaches people as
 * it is written. One brace is a slip only around a variable's own name.
 */
export function unknownVariables(text: string): readonly string[] {
  const written = [...text.matchAll(BRACED)].filter(([whole, inner = '']) => {
    const name = inner.trim();
    const isDouble = whole.startsWith('{{') && whole.endsWith('}}');
    const isWellFormed = isDouble && whole.length === inner.length + 4;
    return isWellFormed ? !isVariable(name) : isDouble || isVariable(name);
  });
  return [...new Set(written.map(([whole]) => whole))];
}

/** The text as one contact would read it. What only the moment of sending knows stays as it is written. */
export function fillVariables(
  text: string,
  contact: SampleContact,
  names: { readonly inbox: string; readonly account: string },
): string {
  return fillIn(text, {
    'contact.name': contact.name,
    'contact.first_name': firstName(contact.name),
    'contact.email': contact.email,
    'contact.phone_number': contact.phone,
    'inbox.name': names.inbox,
    'account.name': names.account,
  });
}
