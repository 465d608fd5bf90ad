// Finds whole words and phrases in a text.

/** Scripts without spaces between words. Word boundaries can't be detected in them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const IN_WORD = '\\p{L}\\p{M}\\p{N}_';
const APOSTROPHE = "['’]";
const HYPHEN = '[-‐‑]';

/**
 * Requires that the word isn't preceded by a letter, by a letter and a hyphen, apostrophe or dot, or by a sign such as
 * `@` or `/`. For example, “mail” doesn't match in “e-mail”, “voice-mail” or “info@mail”.
 */
const BEFORE = `(?<![${IN_WORD}]['’‐‑.-]?)(?<![@#/\\\\])`;
/**
 * Requires that the word isn't followed by a letter, or by a letter after an apostrophe, hyphen, dot or `@`. A
 * possessive “'s” may follow.
 */
const AFTER = `(?![${IN_WORD}])(?!['’](?!s(?![${IN_WORD}]))[${IN_WORD}])(?![‐‑.@-][${IN_WORD}])`;

/**
 * Returns the expression that matches a form as whole words. A form in lower case matches any capitalization. A form
 * with a capital letter matches only its own capitalization. A space also matches line breaks, and an apostrophe or
 * hyphen matches all of its variants.
 */
export function compileTermForm(form: string): RegExp {
  const characters = Array.from(form.normalize('NFC').trim());
  const source = characters
    .join('')
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll(/['’]/g, APOSTROPHE)
    .replaceAll(/[‐‑-]/g, HYPHEN)
    .replaceAll(/\s+/g, '\\s+');
  const before = UNSPACED.test(characters[0] ?? '') ? '' : BEFORE;
  const after = UNSPACED.test(characters.at(-1) ?? '') ? '' : AFTER;
  const isAnyCase = form === form.toLowerCase();
  return new RegExp(`${before}(?:${source})${after}`, isAnyCase ? 'giu' : 'gu');
}

export interface TermMatch {
  readonly from: number;
  readonly to: number;
  readonly found: string;
}

/** Returns the matches of a form in order. */
export const findTermMatches = (text: string, pattern: RegExp): readonly TermMatch[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    found,
  }));

export const isInsideMatch = (match: TermMatch, others: readonly TermMatch[]): boolean =>
  others.some(({ from, to }) => from <= match.from && match.to <= to);

/** Removes overlaps. Of overlapping matches, keeps the one that starts first, and of those the longest. */
export function removeOverlaps<Item extends TermMatch>(matches: readonly Item[]): readonly Item[] {
  const kept: Item[] = [];
  for (const match of matches.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (match.from >= (kept.at(-1)?.to ?? 0)) kept.push(match);
  return kept;
}
