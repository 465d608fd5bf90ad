import { VARIABLE_PATTERN } from './split-by-variables';

/** The variables that the platform replaces when it sends a message. */
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

/** Returns the distinct names of the variables in a text, without filters such as `| default`. */
export const findVariables = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(VARIABLE_PATTERN)].map(([, inside = '']) => (inside.split('|')[0] ?? '').trim()),
  ),
];

export const isVariable = (name: string): boolean => TEXT_VARIABLES.some((known) => known === name);

/** Replaces the variables for which `values` has a value. Others stay unchanged. */
export const fillTextVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(VARIABLE_PATTERN, (written, inside: string) => {
    const name = inside.trim();
    return Object.hasOwn(values, name) ? (values[name] ?? written) : written;
  });

/**
 * Replaces first name variables with full name variables, because a full name is never empty. Skips variables with a
 * filter, which may set a default.
 */
export const replaceFirstNameVariable = (text: string): string =>
  text.replaceAll(/\{\{\s*contact\.first_name\s*\}\}/g, '{{contact.name}}');

/** Returns the first name as the platform derives it from a name. The result is empty if the name is a single word. */
export const getFirstName = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? (words[0] ?? '') : '';
};
