// Converts line breaks. Editors and text fields use line feeds only, but text that wasn't edited must keep its original
// line breaks.
import { refineChanges, type TextChange } from './text-changes';

const BREAK = /\r\n?|\n/g;

/** Replaces every line break with a line feed, as text fields do. */
export const normalizeLineBreaks = (text: string): string => text.replaceAll(BREAK, '\n');

const findBreaks = (text: string): readonly string[] => text.match(BREAK) ?? [];

/** Returns the most frequent line break, or a line feed if two are equally frequent. */
export function findMostFrequentBreak(breaks: readonly string[]): string {
  const count = (one: string) => breaks.filter((other) => other === one).length;
  return ['\n', '\r\n', '\r'].reduce((most, one) => (count(one) > count(most) ? one : most));
}

/**
 * Restores the original line breaks (CRLF, CR or LF) in `typed`, which is the edited text with only LF. Unedited parts
 * get the line breaks of `original`. `changes` are the edited ranges, as offsets in `original` after its line breaks
 * are replaced with LF. If `changes` is omitted, the ranges are computed.
 */
export function restoreLineBreaks(original: string, typed: string, changes?: readonly TextChange[]): string {
  // Returns early in nearly all cases, because this function runs on every keystroke.
  if (!original.includes('\r')) return typed;
  const breaks = findBreaks(original);
  const usual = findMostFrequentBreak(breaks);
  if (breaks.every((one) => one === usual)) return typed.replaceAll('\n', usual);
  const shown = normalizeLineBreaks(original);
  // Maps each offset in the text with line feeds to its offset in the original.
  const places: number[] = [];
  for (let at = 0; at < original.length; at++) {
    places.push(at);
    if (original[at] === '\r' && original[at + 1] === '\n') at++;
  }
  places.push(original.length);
  let result = '';
  let at = 0;
  for (const { from, to, afterFrom, afterTo } of refineChanges(shown, typed, changes)) {
    const old = findBreaks(original.slice(places[from], places[to]));
    const written = typed.slice(afterFrom, afterTo);
    // If the number of lines is unchanged, each line keeps its line break.
    const isAlike = findBreaks(written).length === old.length;
    let next = 0;
    result += original.slice(places[at], places[from]);
    result += written.replaceAll('\n', () => (isAlike && old[next++]) || usual);
    at = to;
  }
  result += original.slice(places[at]);
  // Falls back to LF line breaks if a restored carriage return would combine with a following line feed.
  return normalizeLineBreaks(result) === typed ? result : typed;
}

/** Replaces `[from, to)` with `insert`. Offsets and `insert` refer to the text with line feeds. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A text with edits. The edits are in order and don't overlap. */
export interface EditedText {
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

/** Applies the edits and keeps the original line breaks outside of them. */
export function applyTextEdits({ text: original, edits }: EditedText): string {
  const shown = normalizeLineBreaks(original);
  const changes: TextChange[] = [];
  let typed = '';
  let at = 0;
  for (const { from, to, insert } of edits) {
    typed += shown.slice(at, from);
    changes.push({ from, to, afterFrom: typed.length, afterTo: typed.length + insert.length });
    typed += insert;
    at = to;
  }
  return restoreLineBreaks(original, typed + shown.slice(at), changes);
}
