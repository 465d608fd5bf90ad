// A text field turns every line break into a line feed. What a person didn't touch keeps the breaks that it came with.
import { withLineFeeds } from '~/lib/line-ends';
import { textChanges } from '~/lib/text-changes';

/** What was typed over `original` in a text field, with the original's own line breaks outside of what was changed. */
export function withOwnLineBreaks(original: string, typed: string): string {
  if (!original.includes('\r')) return typed;
  const shown = withLineFeeds(original);
  const breakOf = original.includes('\r\n') ? '\r\n' : '\r';
  // Where each shown character begins in the original.
  const places: number[] = [];
  for (let at = 0; at < original.length; at++) {
    places.push(at);
    if (original[at] === '\r' && original[at + 1] === '\n') at++;
  }
  places.push(original.length);
  let result = '';
  let at = 0;
  for (const { from, to, afterFrom, afterTo } of textChanges(shown, typed).changes) {
    result += original.slice(places[at], places[from]);
    result += typed.slice(afterFrom, afterTo).replaceAll('\n', breakOf);
    at = to;
  }
  result += original.slice(places[at]);
  // A lone carriage return can end up before a line feed and become one break with it: what is seen comes first.
  return withLineFeeds(result) === typed ? result : typed;
}
