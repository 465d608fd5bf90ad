// Edits that replace ranges of text, and the differences between lists.
import { diffArrays } from 'diff';

/** A range of text offsets or of document positions. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export interface MarkdownEdit extends TextRange {
  readonly text: string;
}

/** Sorts edits by position. Insertions at the same position keep their order. */
export const sortEdits = (edits: readonly MarkdownEdit[]): MarkdownEdit[] =>
  edits.toSorted((a, b) => a.from - b.from || a.to - b.to);

/**
 * Applies edits to the part of the text from `from` to `to` and returns the new part. Returns null if edits overlap.
 */
export function applyEdits(
  text: string,
  edits: readonly MarkdownEdit[],
  from = 0,
  to = text.length,
): string | null {
  let result = '';
  let at = from;
  for (const edit of sortEdits(edits)) {
    if (edit.from < at) return null;
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at, to);
}

/** Returns the smallest edit that turns the old text into the new text, or an empty list if both are equal. */
export function createReplacementEdits(
  text: string,
  from: number,
  to: number,
  replacement: string,
): MarkdownEdit[] {
  const before = text.slice(from, to);
  if (before === replacement) return [];
  const { head, tail } = measureCommonEnds(before, replacement);
  return [{ from: from + head, to: to - tail, text: replacement.slice(head, replacement.length - tail) }];
}

interface Sequence<Item> {
  readonly length: number;
  at(index: number): Item | undefined;
}

/** Counts the equal items at the start and at the end of two sequences. */
export function measureCommonEnds<Item>(
  a: Sequence<Item>,
  b: Sequence<Item>,
  isSame: (a: Item | undefined, b: Item | undefined) => boolean = Object.is,
): { readonly head: number; readonly tail: number } {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && isSame(a.at(head), b.at(head))) head++;
  let tail = 0;
  while (tail < most - head && isSame(a.at(-1 - tail), b.at(-1 - tail))) tail++;
  return { head, tail };
}

interface ListPart {
  readonly added: boolean;
  readonly removed: boolean;
  readonly count: number;
}

/** Compares two lists. If more than `maxEditLength` items differ, replaces everything between the common ends. */
export function diffLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item | undefined, b: Item | undefined) => boolean,
  maxEditLength: number,
): readonly ListPart[] {
  const { head, tail } = measureCommonEnds(before, after, isSame);
  const [a, b] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const all = [
    { added: false, removed: true, count: a.length },
    { added: true, removed: false, count: b.length },
  ];
  // If one item of each list is left, the two items differ, because equal items at the ends were removed.
  const isReplaced = a.length === 0 || b.length === 0 || a.length + b.length === 2;
  const middle = isReplaced ? all : (diffArrays(a, b, { comparator: isSame, maxEditLength }) ?? all);
  const keep = (count: number): ListPart => ({ added: false, removed: false, count });
  return [keep(head), ...middle, keep(tail)];
}
