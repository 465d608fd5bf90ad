// Merges changes of a text block into its source (three-way merge). Applies the differences between two versions of the
// document to the Markdown.
import { normalizeReferenceLabel } from './definitions';
import type { InlinePiece } from './inline-pieces';
import { diffLists } from './text-edits';

/**
 * The maximum number of differences that are merged. If there are more, everything between the common start and end is
 * replaced.
 */
const MAX_EDIT_LENGTH = 600;

/**
 * Replaces the source pieces that differ between `before` and `after`. `before` contains the pieces of the document
 * that was parsed from `source`, so `before` and `source` can differ only in the delimiters of adjacent marks.
 */
export function mergePieces(
  source: readonly InlinePiece[],
  before: readonly InlinePiece[],
  after: readonly InlinePiece[],
): InlinePiece[] {
  const places = mapToSource(before, source);
  const merged: InlinePiece[] = [];
  let [from, taken] = [0, 0];
  for (const part of diffPieces(before, after)) {
    if (part.added) merged.push(...after.slice(taken, taken + part.count));
    else if (!part.removed) merged.push(...source.slice(places[from], places[from + part.count]));
    if (!part.added) from += part.count;
    if (!part.removed) taken += part.count;
  }
  return writeFullReferences(merged);
}

const diffPieces = (before: readonly InlinePiece[], after: readonly InlinePiece[]) =>
  diffLists(before, after, (a, b) => a?.key === b?.key, MAX_EDIT_LENGTH);

/** Maps the index of each piece in `before`, and the index after the last one, to an index in `source`. */
function mapToSource(before: readonly InlinePiece[], source: readonly InlinePiece[]): number[] {
  const places: number[] = [];
  let index = 0;
  for (const part of diffPieces(before, source)) {
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

/** If the text of a reference was also its label and has changed, adds the previous label explicitly. */
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
