/**
 * Escapes text for use in a regular expression, also with the flag `u`, which rejects needless escapes such as `\-`.
 * The result must not be used within a character class.
 */
export const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
