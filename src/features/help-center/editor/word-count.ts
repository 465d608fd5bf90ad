// How much there is to read.
import type { Text } from '@codemirror/state';

export interface Amount {
  readonly words: number;
  /** As people count them: an emoji of several code units is one, line breaks aren't any. */
  readonly characters: number;
}

/** Scripts without blanks between words: every character counts as one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}'’-])+/gu;
const JOINED = /\p{RI}{2}|[\s\S](?:\ufe0f|\p{EMod}|\u200d[\s\S]\ufe0f?)*\p{M}*/gu;

/** The parts of a text that don't change stay the same objects from one version to the next: each is counted once. */
const counted = new WeakMap<Text, Amount>();

/** Words and characters of the source. */
export function amountOf(text: Text): Amount {
  const known = counted.get(text);
  if (known) return known;
  const amount = text.children
    ? sum(text.children.map(amountOf))
    : sum([...text.iterLines()].map(amountOfLine));
  counted.set(text, amount);
  return amount;
}

export function amountOfLine(line: string): Amount {
  const words = (line.match(WORD) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return { words, characters: /^[\0-\x7f]*$/.test(line) ? line.length : (line.match(JOINED) ?? []).length };
}

const sum = (amounts: readonly Amount[]): Amount => ({
  words: amounts.reduce((total, { words }) => total + words, 0),
  characters: amounts.reduce((total, { characters }) => total + characters, 0),
});
