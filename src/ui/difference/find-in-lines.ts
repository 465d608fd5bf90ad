// Searches a diff. Matches are returned in line order.

import type { MarkedRange } from '~/lib/difference/change-markings';
import type { DifferenceModel } from '~/lib/difference/difference-model';
import { escapeRegExp } from '~/lib/text/escape-regexp';

export interface LineMatch {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** The maximum number of matches that a search returns. */
export const MAX_FOUND_MATCHES = 5000;

/** Returns the case-insensitive matches of `query`, at most `MAX_FOUND_MATCHES`. */
export function findInLines(model: DifferenceModel, query: string): readonly LineMatch[] {
  if (query === '') return [];
  // Uses the `i` flag, which preserves offsets. Lowercasing the text could shift the offsets.
  const pattern = new RegExp(escapeRegExp(query), 'giu');
  const found: LineMatch[] = [];
  for (let index = 0; index < model.length; index++) {
    for (const match of model.textAt(index).matchAll(pattern)) {
      found.push({ index, from: match.index, to: match.index + match[0].length });
      if (found.length >= MAX_FOUND_MATCHES) return found;
    }
  }
  return found;
}

/** Groups matches by line. */
export function groupMatchesByLine(found: readonly LineMatch[]): ReadonlyMap<number, readonly LineMatch[]> {
  const lines = new Map<number, LineMatch[]>();
  for (const one of found) {
    const places = lines.get(one.index);
    if (places) places.push(one);
    else lines.set(one.index, [one]);
  }
  return lines;
}

/** A part of a line's text, split at the boundaries of marks and matches. */
export interface Segment {
  readonly from: number;
  readonly text: string;
  readonly marked: boolean;
  readonly found: LineMatch | null;
}

const covers = (from: number, to: number, at: number) => from <= at && at < to;

/**
 * Splits the range `[from, to)` of a line's text into segments. `marks` and `found` belong to this line and have
 * offsets within the whole line.
 */
export function splitIntoSegments(
  text: string,
  marks: readonly MarkedRange[],
  found: readonly LineMatch[],
  from = 0,
  to = text.length,
): readonly Segment[] {
  const marksHere = marks.filter(([start, end]) => start < to && from < end);
  const foundHere = found.filter((one) => one.from < to && from < one.to);
  const cuts = new Set([from, to]);
  for (const [start, end] of marksHere) cuts.add(Math.max(start, from)).add(Math.min(end, to));
  for (const one of foundHere) cuts.add(Math.max(one.from, from)).add(Math.min(one.to, to));
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, place) => ({
    from: start,
    text: text.slice(start, places[place + 1]),
    marked: marksHere.some((mark) => covers(...mark, start)),
    found: foundHere.find((one) => covers(one.from, one.to, start)) ?? null,
  }));
}
