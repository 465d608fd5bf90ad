// The ends of lines: editors and text fields know line feeds only; what a person didn't touch keeps the breaks it came with.
import { finerChanges, type TextChange } from './text-changes';

const BREAK = /\r\n?|\n/g;

/** The text with a line feed at the end of each line, as a text field shows it. */
export const withLineFeeds = (text: string): string => text.replaceAll(BREAK, '\n');

const breaksOf = (text: string): readonly string[] => text.match(BREAK) ?? [];

/** The break that most lines end with; a line feed where two are as frequent. */
export function usualBreak(breaks: readonly string[]): string {
  const count = (one: string) => breaks.filter((other) => other === one).length;
  return ['\n', '\r\n', '\r'].reduce((most, one) => (count(one) > count(most) ? one : most));
}

/**
 * What was typed over `original` in an editor of line feeds, with the original's own breaks outside of what was changed.
 * `changes` say where something may have changed, by places in line feeds; anywhere, where they aren't known.
 */
export function withOwnLineBreaks(original: string, typed: string, changes?: readonly TextChange[]): string {
  // Nearly every text, and a long one is asked for while somebody types.
  if (!original.includes('\r')) return typed;
  const breaks = breaksOf(original);
  const usual = usualBreak(breaks);
  if (breaks.every((one) => one === usual)) return typed.replaceAll('\n', usual);
  const shown = withLineFeeds(original);
  // Where each shown character begins in the original.
  const places: number[] = [];
  for (let at = 0; at < original.length; at++) {
    places.push(at);
    if (original[at] === '\r' && original[at + 1] === '\n') at++;
  }
  places.push(original.length);
  let result = '';
  let at = 0;
  for (const { from, to, afterFrom, afterTo } of finerChanges(shown, typed, changes)) {
    const old = breaksOf(original.slice(places[from], places[to]));
    const written = typed.slice(afterFrom, afterTo);
    // As many lines as before are those lines, each with its own end.
    const isAlike = breaksOf(written).length === old.length;
    let next = 0;
    result += original.slice(places[at], places[from]);
    result += written.replaceAll('\n', () => (isAlike && old[next++]) || usual);
    at = to;
  }
  result += original.slice(places[at]);
  // A lone carriage return can end up before a line feed and become one break with it: what is seen comes first.
  return withLineFeeds(result) === typed ? result : typed;
}

/** What stands instead of `[from, to)` of a text. Places are those of the text in line feeds, and so is `insert`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A text as what was typed over another: edits in order, apart from each other. */
export interface EditedText {
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

/** The text that it is, with its own breaks outside of the edits. */
export function wholeText({ text: original, edits }: EditedText): string {
  const shown = withLineFeeds(original);
  const changes: TextChange[] = [];
  let typed = '';
  let at = 0;
  for (const { from, to, insert } of edits) {
    typed += shown.slice(at, from);
    changes.push({ from, to, afterFrom: typed.length, afterTo: typed.length + insert.length });
    typed += insert;
    at = to;
  }
  return withOwnLineBreaks(original, typed + shown.slice(at), changes);
}
