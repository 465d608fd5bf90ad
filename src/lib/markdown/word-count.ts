// How much there is to read of a Markdown text.

export interface Amount {
  readonly words: number;
  /** How long it takes to read, in minutes: none for no words, else at least one. */
  readonly minutes: number;
}

/** Scripts without blanks between words: every character counts as one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}'’-])+/gu;

/**
 * What stands in the source and isn't read: where a link leads and a footnote's mark, tags, signs written by name, addresses of
 * pages and of people. No piece is looked for past its line, and none from two places of one word: a long line takes no longer.
 */
const UNREAD = [
  /^ {0,3}\[(?!\^)[^\]]*\]:.*$/,
  /\[\^[^[\]\s]*\]/g,
  /\]\([^()]*\)/g,
  /(?<!\\)<[a-z/!?][^<>]*>/gi,
  /&#?\w{1,31};/g,
  // It ends where a table's cell does, and before the signs of scripts that set no blanks.
  /\b(?:https?:\/\/|mailto:|www\.)[^\s|<>\u3000-\u303f\uff00-\uffef]+/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];

/** Letters with a mark, by name (`&eacute;`): they stand in the midst of words. */
const NAMED_LETTERS =
  /&[a-z]{1,2}(?:acute|breve|caron|cedil|circ|grave|lig|macr|ogon|ring|slash|strok|tilde|uml);/gi;

/** A text without its comments, which may have many lines. One that never ends is looked at once. */
const withoutComments = (text: string): string => {
  const end = text.lastIndexOf('-->') + 3;
  return end < 3 ? text : text.slice(0, end).replace(/<!--[\s\S]*?-->/g, ' ') + text.slice(end);
};

/** What people read in a minute, on average. */
const WORDS_A_MINUTE = 200;

/** What there is to read of a Markdown source: its words, without what only the machine reads. */
export function amountOf(text: string): Amount {
  let words = 0;
  for (const line of withoutComments(text).split(/\r\n|\r|\n/)) {
    const named = line.replace(NAMED_LETTERS, 'x');
    const read = UNREAD.reduce((rest, unread) => rest.replace(unread, '] '), named);
    words += (read.match(WORD) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return { words, minutes: Math.ceil(words / WORDS_A_MINUTE) };
}
