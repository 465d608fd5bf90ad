// Counts the words of a Markdown text and estimates its reading time.

export interface TextLength {
  readonly words: number;
  /** Reading time in minutes: 0 for an empty text, otherwise at least 1. */
  readonly minutes: number;
}

/** Matches a word. In scripts without spaces between words, every character counts as one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}'’-])+/gu;

/**
 * Matches parts of the source that aren't visible as text: link targets, footnote markers, tags, character references,
 * web and email addresses. So that long lines take linear time, no match extends past the end of a line, and no match
 * is retried at each character of a word.
 */
const UNREAD = [
  /^ {0,3}\[(?!\^)[^\]]*\]:.*$/,
  /\[\^[^[\]\s]*\]/g,
  /\]\([^()]*\)/g,
  /(?<!\\)<[a-z/!?][^<>]*>/gi,
  /&#?\w{1,31};/g,
  // A web address ends at the border of a table cell, or at punctuation of a script without spaces between words.
  /\b(?:https?:\/\/|mailto:|www\.)[^\s|<>\u3000-\u303f\uff00-\uffef]+/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];

/** Matches references to accented letters (`&eacute;`), which are part of a word. */
const NAMED_LETTERS =
  /&[a-z]{1,2}(?:acute|breve|caron|cedil|circ|grave|lig|macr|ogon|ring|slash|strok|tilde|uml);/gi;

/**
 * Removes HTML comments, which may span lines. Doesn't search the text after the last `-->`, so that a text with many
 * unclosed comments takes linear time.
 */
const withoutComments = (text: string): string => {
  const end = text.lastIndexOf('-->') + 3;
  return end < 3 ? text : text.slice(0, end).replace(/<!--[\s\S]*?-->/g, ' ') + text.slice(end);
};

/** Average reading speed in words per minute. */
const WORDS_A_MINUTE = 200;

/** Returns the number of words of a Markdown text and its reading time. */
export function measureTextLength(text: string): TextLength {
  let words = 0;
  for (const line of withoutComments(text).split(/\r\n|\r|\n/)) {
    const named = line.replace(NAMED_LETTERS, 'x');
    const read = UNREAD.reduce((rest, unread) => rest.replace(unread, '] '), named);
    words += (read.match(WORD) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return { words, minutes: Math.ceil(words / WORDS_A_MINUTE) };
}
