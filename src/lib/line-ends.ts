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
