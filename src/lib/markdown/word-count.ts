// How much there is to read.

export interface Amount {
  readonly words: number;
  /** As people count them: an emoji of several code units is one, line breaks aren't any. */
  readonly characters: number;
}

/** Scripts without blanks between words: every character counts as one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}'’-])+/gu;
const JOINED = /\p{RI}{2}|[\s\S](?:\ufe0f|\p{EMod}|\u200d[\s\S]\ufe0f?)*\p{M}*/gu;

/** Words and characters of the source. */
export function amountOf(text: string): Amount {
  let [words, characters] = [0, 0];
  for (const line of text.split(/\r\n|\r|\n/)) {
    words += (line.match(WORD) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    characters += /^[\0-\x7f]*$/.test(line) ? line.length : (line.match(JOINED) ?? []).length;
  }
  return { words, characters };
}
