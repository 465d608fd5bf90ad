// Replaces a word of an article by the term to use instead.
import { compileTermForm, findTermMatches, type TermMatch } from './match-terms';

/** A word in a line of a text, or in a field without lines. */
export interface TermOccurrence {
  readonly found: string;
  /** The number of equal words before this one in the same line. */
  readonly occurrence: number;
  readonly use: string;
}

const normalizeWord = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ');

/** Returns the matches of a word in a text with exactly this capitalization. */
export const findEqualWords = (text: string, word: string): readonly TermMatch[] =>
  findTermMatches(text, compileTermForm(word)).filter(({ found }) => normalizeWord(found) === word);

/**
 * Returns the term to write in place of a word. A lowercase term gets a capital letter if the word starts with one. A
 * term with capital letters, such as “macOS”, is always written as in the list.
 */
export function matchCapitalization(found: string, use: string): string {
  const [first = ''] = found;
  const [start = '', ...rest] = use;
  return first === first.toLowerCase() || use !== use.toLowerCase()
    ? use
    : start.toUpperCase() + rest.join('');
}

/** Replaces one occurrence of a word. Returns null if the text doesn't contain it. */
export function replaceOccurrence(text: string, { found, occurrence, use }: TermOccurrence): string | null {
  const match = findEqualWords(text, found)[occurrence];
  return match ? text.slice(0, match.from) + matchCapitalization(found, use) + text.slice(match.to) : null;
}
