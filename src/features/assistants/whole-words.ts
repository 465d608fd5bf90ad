import type { OwnChange } from './assistant-edits';

type TextChange = Extract<OwnChange, { kind: 'text' }>;

const WORD = /[\p{L}\p{N}_]/u;
const isWord = (text: string, index: number) => WORD.test(text[index] ?? '');

/** A change grown to the words that it begins and ends in: what a person would say was changed. */
export function inWholeWords(
  text: string,
  { from, before, after }: TextChange,
): { readonly before: string; readonly after: string } {
  const to = from + before.length;
  let [start, end] = [from, to];
  if (isWord(before, 0) || isWord(after, 0)) while (start > 0 && isWord(text, start - 1)) start--;
  if (isWord(before, before.length - 1) || isWord(after, after.length - 1))
    while (end < text.length && isWord(text, end)) end++;
  const [head, tail] = [text.slice(start, from), text.slice(to, end)];
  return { before: head + before + tail, after: head + after + tail };
}
