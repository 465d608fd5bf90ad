/** How many identifiers are looked up at once: each is a request of its own. */
export const MOST_IDENTIFIERS = 50;
/** How long what is looked for may be, in characters: the address keeps it. */
export const LONGEST_SEARCH = 2000;

/** The display number that an address or an identifier spells, or null: nothing else than a number's own digits is read as one. */
export function displayNumber(text: string): number | null {
  const number = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(number) ? number : null;
}

/** Spaces stand between identifiers only where each part has a digit: a ticket ID may be made of words. */
function apart(line: string): readonly string[] {
  const words = line.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => /\d/.test(word)) ? words : [line.trim()];
}

/**
 * The identifiers in what was pasted, each once: apart by lines, tabs, commas, semicolons or spaces. A single one stays
 * exactly as it came.
 */
export function identifiersIn(text: string): readonly string[] {
  const parts = text.split(/[\r\n\t,;]+/).flatMap(apart);
  const identifiers = parts.filter((part) => part !== '');
  return identifiers.length > 1 ? [...new Set(identifiers)] : [text];
}
