// Finds whole words and phrases in a text.

/** Scripts without spaces between words, in which the boundaries of a word can't be detected. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const IN_WORD = '\\p{L}\\p{M}\\p{N}_';
const APOSTROPHE = "['’]";
const HYPHEN = '[-‐‑]';

/**
 * Not preceded by a letter, also not by one before a hyphen, an apostrophe, a dot or an at sign: “mail” isn't a word of
 * “e-mail”, “voice-mail” or “info@mail”.
 */
const BEFORE = `(?<![${IN_WORD}]['’‐‑.-]?)(?<![@#/\\\\])`;
/** Not followed by a letter. A possessive “'s” isn't part of the word. */
const AFTER = `(?![${IN_WORD}])(?!['’](?!s(?![${IN_WORD}]))[${IN_WORD}])(?![‐‑.@-][${IN_WORD}])`;

/**
 * Returns the expression that matches a form as whole words. A form in lower case matches any capitalization, and a form
 * with a capital letter only its own. Any spaces and line breaks match, and any kind of apostrophe and hyphen.
 */
export function compileForm(form: string): RegExp {
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

export interface Match {
  readonly from: number;
  readonly to: number;
  readonly found: string;
}

/** Returns the matches of a form in order. */
export const matchForm = (text: string, pattern: RegExp): readonly Match[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    found,
  }));

export const isInside = (match: Match, others: readonly Match[]): boolean =>
  others.some(({ from, to }) => from <= match.from && match.to <= to);

/** Keeps the first and longest of overlapping matches. */
export function removeOverlaps<Item extends Match>(matches: readonly Item[]): readonly Item[] {
  const kept: Item[] = [];
  for (const match of matches.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (match.from >= (kept.at(-1)?.to ?? 0)) kept.push(match);
  return kept;
}
