// The corresponding headings, lists, images, links and tables of a text and its translation. `structure.ts` finds them
// by parsing both texts.

export type PieceKind = 'heading' | 'list' | 'image' | 'link' | 'table';

/** A piece of a text's structure: a heading, list, image, link or table. */
export interface StructurePiece {
  readonly kind: PieceKind;
  /**
   * The property that corresponding pieces have in common: a heading's level, a list's type, or the URL of an image or
   * link.
   */
  readonly form: string;
  readonly label: string;
  /** The 1-based number of the line on which the piece starts. */
  readonly line: number;
  /** The Markdown of the piece, or null for raw HTML whose position in the source is unknown. */
  readonly source: string | null;
  /** The number of headings before the piece. */
  readonly section: number;
}

/**
 * A piece of the original that is missing from the translation. It belongs after line `after` of the translation, or at
 * the start if `after` is 0.
 */
export interface MissingPiece extends StructurePiece {
  readonly after: number;
}

/**
 * The comparison of the pieces of one kind. `wanted` is their number in the original, and `there` is their number in
 * the translation.
 */
export interface KindComparison {
  readonly kind: PieceKind;
  readonly wanted: number;
  readonly there: number;
  readonly missing: readonly MissingPiece[];
  /** The number of pieces of the translation without a counterpart in the original. */
  readonly surplus: number;
}

/** A line of the translation and the corresponding line of the original. */
export interface LineAnchor {
  readonly own: number;
  readonly original: number;
}

/** A heading, paragraph, list item or table of the translation that has the same text as the original. */
export interface UntranslatedPassage {
  /** The 1-based number of the line on which the passage starts. */
  readonly line: number;
  /** The start of the passage. */
  readonly excerpt: string;
}

/** The result of comparing a translation's structure with that of its original. */
export interface StructureComparison {
  readonly kinds: readonly KindComparison[];
  /** Pairs of corresponding lines in order: the first lines of both texts, their headings, and their ends. */
  readonly anchors: readonly LineAnchor[];
  /**
   * Pairs of headings known to correspond, because they have the same text or had the same text in an earlier version.
   */
  readonly sure: readonly LineAnchor[];
  readonly untranslated: readonly UntranslatedPassage[];
}

/** An earlier version of the translation, with the pairs of headings known to correspond. */
export interface EarlierTranslation {
  readonly own: string;
  readonly sure: readonly LineAnchor[];
}

export const LINE_BREAK_PATTERN = /\r\n|\r|\n/;

/**
 * Updates the pairs of headings known to correspond, so that they refer to the lines of the edited translation. If only
 * one line was edited, for example to translate a heading, the pair of that line is kept.
 */
export function updateLineAnchors({ own, sure }: EarlierTranslation, text: string): readonly LineAnchor[] {
  if (sure.length === 0) return sure;
  const [before, now] = [own.split(LINE_BREAK_PATTERN), text.split(LINE_BREAK_PATTERN)];
  const least = Math.min(before.length, now.length);
  let start = 0;
  while (start < least && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const isOneLine = before.length === now.length && start + end === before.length - 1;
  return sure.flatMap((anchor) => {
    if (anchor.own <= start || isOneLine) return [anchor];
    return anchor.own > before.length - end
      ? [{ ...anchor, own: anchor.own + now.length - before.length }]
      : [];
  });
}

/** Inserts a piece as a separate block after a line of the text. Keeps everything else unchanged. */
export function insertPiece(text: string, { source, after }: Pick<MissingPiece, 'source' | 'after'>): string {
  if (source === null) return text;
  const end = LINE_BREAK_PATTERN.exec(text)?.[0] ?? '\n';
  const block = source.split(LINE_BREAK_PATTERN).join(end);
  if (text.trim() === '') return block;
  let place = 0;
  for (const { index, 0: mark } of text.matchAll(new RegExp(LINE_BREAK_PATTERN, 'g'))) {
    if (after <= 0) break;
    after -= 1;
    place = index + mark.length;
  }
  if (after > 0) place = text.length;
  const [before, rest] = [text.slice(0, place), text.slice(place)];
  const blankBefore =
    before === '' || /(\r\n|\r|\n)[ \t]*(\r\n|\r|\n)$/.test(before)
      ? ''
      : /[\r\n]$/.test(before)
        ? end
        : end + end;
  const blankAfter = rest === '' ? '' : /^[ \t]*[\r\n]/.test(rest) ? end : end + end;
  return before + blankBefore + block + blankAfter + rest;
}

/** Maps a line of one text to a line of the other, interpolating between two pairs of corresponding lines. */
export function mapLineByAnchors(
  anchors: readonly LineAnchor[],
  line: number,
  from: keyof LineAnchor,
  to: keyof LineAnchor,
): number {
  const index = Math.max(
    0,
    anchors.findLastIndex((anchor) => anchor[from] <= line),
  );
  const [before, after] = [anchors[index], anchors[index + 1]];
  if (!before) return line;
  if (!after || after[from] <= before[from]) return before[to];
  const share = Math.min(1, Math.max(0, (line - before[from]) / (after[from] - before[from])));
  return before[to] + share * (after[to] - before[to]);
}

interface Lines {
  /** The first line, starting at 1. */
  readonly from: number;
  /** The line after the last line. */
  readonly to: number;
}

/**
 * Returns the section of the translation that contains the line, and the corresponding section of the original. Returns
 * null if no heading of the translation corresponds to a heading of the original.
 */
export function findSectionAt(
  { anchors, kinds }: StructureComparison,
  line: number,
): { readonly own: Lines; readonly original: Lines } | null {
  if (anchors.length < 3) return null;
  const index = anchors.slice(0, -1).findLastIndex(({ own }) => own <= line);
  const [start, end] = [anchors[index], anchors[index + 1]];
  if (!start || !end) return null;
  // The section of the original ends at the next heading of the original, even if that heading isn't translated yet.
  const untranslated = kinds
    .flatMap(({ kind, missing }) => (kind === 'heading' ? missing : []))
    .find((piece) => piece.line > start.original);
  return {
    own: { from: start.own, to: end.own },
    original: { from: start.original, to: Math.min(end.original, untranslated?.line ?? end.original) },
  };
}
