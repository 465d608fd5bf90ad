// Searching within a difference: every place where the words stand, in the order of the lines.
import type { DifferenceModel } from '~/lib/difference/difference-model';
import type { Mark } from '~/lib/difference/markings';

export interface Found {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** More places than this aren't counted: nobody walks through them. */
export const MOST_FOUND = 5000;

/** Where `query` stands in the lines, whatever its case; at most `MOST_FOUND` places. */
export function findInLines(model: DifferenceModel, query: string): readonly Found[] {
  if (query === '') return [];
  // Unlike lower-casing, this keeps the places where they are.
  const pattern = new RegExp(query.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'giu');
  const found: Found[] = [];
  for (let index = 0; index < model.length; index++) {
    for (const match of model.textAt(index).matchAll(pattern)) {
      found.push({ index, from: match.index, to: match.index + match[0].length });
      if (found.length >= MOST_FOUND) return found;
    }
  }
  return found;
}

/** The found places by the line that they stand in. */
export function byLineOf(found: readonly Found[]): ReadonlyMap<number, readonly Found[]> {
  const lines = new Map<number, Found[]>();
  for (const one of found) {
    const places = lines.get(one.index);
    if (places) places.push(one);
    else lines.set(one.index, [one]);
  }
  return lines;
}

/** A piece of a line's text, cut where a mark or a found place begins or ends. */
export interface Segment {
  readonly from: number;
  readonly text: string;
  readonly marked: boolean;
  readonly found: Found | null;
}

const covers = (from: number, to: number, at: number) => from <= at && at < to;

/** Cuts a line's text into pieces. `found` holds the places of this line only. */
export function segmentsOf(
  text: string,
  marks: readonly Mark[],
  found: readonly Found[],
): readonly Segment[] {
  const cuts = new Set([0, text.length]);
  for (const [from, to] of marks) cuts.add(from).add(to);
  for (const { from, to } of found) cuts.add(from).add(to);
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((from, place) => ({
    from,
    text: text.slice(from, places[place + 1]),
    marked: marks.some(([start, end]) => covers(start, end, from)),
    found: found.find((one) => covers(one.from, one.to, from)) ?? null,
  }));
}
