// Merges changes of a text block into its source (three-way merge). Applies the differences between two versions of the
// document to the Markdown.
import { diffArrays } from 'diff';
import { normalizeReferenceLabel } from './definitions';
import type { InlinePiece } from './inline-pieces';
import { countCommon } from './text-edits';

/** The maximum number of differences that are merged. If there are more, the whole text of the block is replaced. */
const MAX_EDIT_LENGTH = 600;

/**
 * Replaces the source pieces that differ between `before` and `after`. `before` contains the pieces of the document
 * that was parsed from `source`, so the two can differ only in the delimiters of adjacent marks.
 */
export function mergePieces(
  source: readonly InlinePiece[],
  before: readonly InlinePiece[],
  after: readonly InlinePiece[],
): InlinePiece[] {
  const places = mapToSource(before, source);
  const merged: InlinePiece[] = [];
  const copyPieces = (from: number, to: number) => {
    merged.push(...source.slice(places[from], places[to]));
  };
  const { head, tail } = countCommon(before, after, (a, b) => a?.key === b?.key);
  const middle = after.slice(head, after.length - tail);
  copyPieces(0, head);
  let from = head;
  let taken = 0;
  for (const part of diffKeys(before.slice(head, before.length - tail), middle)) {
    if (part.added) merged.push(...middle.slice(taken, taken + part.count));
    else if (!part.removed) copyPieces(from, from + part.count);
    if (!part.added) from += part.count;
    if (!part.removed) taken += part.count;
  }
  copyPieces(before.length - tail, before.length);
  return writeFullReferences(merged);
}

interface Part {
  readonly added: boolean;
  readonly removed: boolean;
  readonly count: number;
}

function diffKeys(before: readonly InlinePiece[], after: readonly InlinePiece[]): readonly Part[] {
  const all = [
    { added: false, removed: true, count: before.length },
    { added: true, removed: false, count: after.length },
  ];
  if (before.length === 0 || after.length === 0) return all;
  const keys = (pieces: readonly InlinePiece[]) => pieces.map(({ key }) => key);
  return diffArrays(keys(before), keys(after), { maxEditLength: MAX_EDIT_LENGTH }) ?? all;
}

/** Maps the index of each piece in `before`, and the index after the last one, to an index in `source`. */
function mapToSource(before: readonly InlinePiece[], source: readonly InlinePiece[]): number[] {
  if (source.length === before.length && source.every(({ key }, index) => key === before[index]?.key))
    return Array.from({ length: before.length + 1 }, (_, index) => index);
  const places: number[] = [];
  let index = 0;
  for (const part of diffKeys(before, source)) {
    if (part.added) {
      index += part.count;
      continue;
    }
    for (let count = 0; count < part.count; count++) {
      places.push(index);
      if (!part.removed) index++;
    }
  }
  places.push(source.length);
  places[0] = 0;
  return places;
}

/** Adds an explicit label to a reference if its text was also its label and has changed. */
function writeFullReferences(pieces: readonly InlinePiece[]): InlinePiece[] {
  const starts: number[] = [];
  return pieces.map((piece, index) => {
    if (piece.kind === 'open') starts.push(index);
    if (piece.kind !== 'close') return piece;
    const start = starts.pop() ?? index;
    const label = /^close\|link\|reference\|(.*)$/s.exec(piece.key)?.[1];
    if (label === undefined || !/^\](?:\[\])?$/.test(piece.text)) return piece;
    if (isSameLabel(pieces.slice(start + 1, index), label)) return piece;
    return { ...piece, text: `][${label.replaceAll(/[[\]\\]/g, '\\$&')}]` };
  });
}

const isSameLabel = (content: readonly InlinePiece[], label: string): boolean =>
  normalizeReferenceLabel(content.map(({ character }) => character).join('')) ===
  normalizeReferenceLabel(label);
