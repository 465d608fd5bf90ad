// Two people changed one text: what both wrote, in one text.
import { type TextChange, textChanges } from '~/lib/text-changes';

export interface MergedText {
  readonly text: string;
  /** Somewhere both changed the same words: there the person's stand. */
  readonly both: boolean;
}

const overlap = (one: TextChange, other: TextChange) => one.from < other.to && other.from < one.to;

/** Whether one puts something into the very words that the other replaces. */
const isWithin = (one: TextChange, other: TextChange) => other.from < one.from && one.to < other.to;

/** The person's changes of `old`, made on `newer` as well. */
export function mergeTexts(old: string, mine: string, newer: string): MergedText {
  if (old === newer || mine === newer) return { text: mine, both: false };
  const own = textChanges(old, mine).changes.map((change) => ({
    ...change,
    by: mine.slice(change.afterFrom, change.afterTo),
  }));
  const theirs = textChanges(old, newer).changes.map((change) => ({
    ...change,
    by: newer.slice(change.afterFrom, change.afterTo),
  }));
  // What both did alike is done once.
  const further = theirs.filter(
    (their) => !own.some((one) => one.from === their.from && one.to === their.to && one.by === their.by),
  );
  const kept = further.filter(
    (their) => !own.some((one) => overlap(one, their) || isWithin(one, their) || isWithin(their, one)),
  );
  let text = '';
  let at = 0;
  for (const { from, to, by } of [...kept, ...own].sort(
    (one, other) => one.from - other.from || one.to - other.to,
  )) {
    text += old.slice(at, from) + by;
    at = to;
  }
  return { text: text + old.slice(at), both: kept.length < further.length };
}
