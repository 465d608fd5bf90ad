// Identifiers of conversations in a typed or pasted text.
import { isGroupedNumber } from '~/lib/conversation-identifier';

/** Maximum number of identifiers in one search. Each identifier requires a request. */
export const MAX_IDENTIFIERS = 50;
/** Maximum length of a search in characters, because the search becomes part of the URL. */
export const MAX_SEARCH_LENGTH = 2000;

/** Splits a line at spaces only if each part contains a digit, because a ticket ID may consist of words. */
function splitAtSpaces(line: string): readonly string[] {
  if (isGroupedNumber(line)) return [line.trim()];
  const words = line.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => /\d/.test(word)) ? words : [line.trim()];
}

/**
 * Splits a pasted text into its distinct identifiers at line breaks, tabs, commas, semicolons or spaces. A single
 * identifier is returned exactly as pasted.
 */
export function extractIdentifiers(text: string): readonly string[] {
  const lines = text.split(/[\r\n\t;]+/);
  const parts = lines.flatMap((line) =>
    isGroupedNumber(line) ? [line.trim()] : line.split(',').flatMap(splitAtSpaces),
  );
  const identifiers = parts.filter((part) => part !== '');
  return identifiers.length > 1 ? [...new Set(identifiers)] : [text];
}
