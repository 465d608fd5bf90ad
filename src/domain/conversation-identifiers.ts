// Identifiers of conversations in a typed or pasted text.
import { isGroupedNumber } from '~/lib/conversation-identifier';

/** How many identifiers are looked up at once: each is a request of its own. */
export const MOST_IDENTIFIERS = 50;
/** How long what is looked for may be, in characters: the address keeps it. */
export const LONGEST_SEARCH = 2000;

/** Spaces stand between identifiers only where each part has a digit: a ticket ID may be made of words. */
function apart(line: string): readonly string[] {
  if (isGroupedNumber(line)) return [line.trim()];
  const words = line.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => /\d/.test(word)) ? words : [line.trim()];
}

/**
 * The identifiers in what was pasted, each once: apart by lines, tabs, commas, semicolons or spaces. A single one stays
 * exactly as it came.
 */
export function identifiersIn(text: string): readonly string[] {
  const lines = text.split(/[\r\n\t;]+/);
  const parts = lines.flatMap((line) =>
    isGroupedNumber(line) ? [line.trim()] : line.split(',').flatMap(apart),
  );
  const identifiers = parts.filter((part) => part !== '');
  return identifiers.length > 1 ? [...new Set(identifiers)] : [text];
}
