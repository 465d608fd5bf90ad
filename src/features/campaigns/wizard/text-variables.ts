// Variables in a text, and what they become for a given contact. The platform fills them in per recipient.

export const TEXT_VARIABLES = [
  'contact.name',
  'contact.first_name',
  'contact.email',
  'contact.phone_number',
  'agent.name',
  'conversation.display_id',
  'inbox.name',
  'account.name',
] as const;

export interface SampleContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const VARIABLE = /\{\{\s*([a-z_]+\.[a-z_]+)\s*\}\}/gi;

const known: ReadonlySet<string> = new Set(TEXT_VARIABLES);

/** The variables of a text, each once, known or not. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map((found) => (found[1] ?? '').toLowerCase()))];
}

/** Variables that nothing defines: the platform refuses them, or they reach people as they are written. */
export const unknownVariables = (text: string): readonly string[] =>
  variablesOf(text).filter((name) => !known.has(name));

/** A contact's first name as the platform takes it: empty where the name is one word. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? (words[0] ?? '') : '';
}

/** The text as one contact would read it. What only the moment of sending knows stays as it is written. */
export function fillVariables(
  text: string,
  contact: SampleContact,
  names: { readonly inbox: string; readonly account: string },
): string {
  const values: Record<string, string> = {
    'contact.name': contact.name,
    'contact.first_name': firstNameOf(contact.name),
    'contact.email': contact.email,
    'contact.phone_number': contact.phone,
    'inbox.name': names.inbox,
    'account.name': names.account,
  };
  return text.replaceAll(VARIABLE, (whole, name: string) => values[name.toLowerCase()] ?? whole);
}
