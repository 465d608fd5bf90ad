// Places in a text and in its translation that stand for each other. What finds them reads both as Markdown, and is in `structure.ts`.

export type PieceKind = 'heading' | 'list' | 'image' | 'link' | 'table';

export interface Piece {
  readonly kind: PieceKind;
  /** What it is recognised by: the level of a heading, the kind of a list, the address of an image or a link. */
  readonly form: string;
  /** Its words. */
  readonly label: string;
  /** The line that it begins in, from 1. */
  readonly line: number;
  /** Its Markdown; null where it stands in raw HTML whose place isn't known. */
  readonly source: string | null;
  /** The number of headings before it. */
  readonly section: number;
}

/** A piece that a translation lacks, and the line of the translation (from 0) behind which it belongs. */
export interface MissingPiece extends Piece {
  readonly after: number;
}

export interface KindComparison {
  readonly kind: PieceKind;
  readonly wanted: number;
  readonly there: number;
  readonly missing: readonly MissingPiece[];
  /** How many there are for which the original has none. */
  readonly surplus: number;
}

/** A line of the translation and the line of the original that says the same. */
export interface Anchor {
  readonly own: number;
  readonly original: number;
}

/** A part of a translation that still has the words of the original. */
export interface UntranslatedPlace {
  /** That it begins in, from 1. */
  readonly line: number;
  /** What it begins with. */
  readonly words: string;
}

export interface StructureComparison {
  readonly kinds: readonly KindComparison[];
  /** Where both begin, their headings that stand for each other, and where both end. */
  readonly anchors: readonly Anchor[];
  /** The headings of which more than their order says that they stand for each other. */
  readonly sure: readonly Anchor[];
  readonly untranslated: readonly UntranslatedPlace[];
}

/** What was known of a translation before it was changed. */
export interface FormerStructure {
  readonly own: string;
  readonly sure: readonly Anchor[];
}

export const LINE_END = /\r\n|\r|\n/;

/** Where what was known stands by now: a line that was written anew, such as a heading that is translated, stays the same line. */
export function anchorsNow({ own, sure }: FormerStructure, text: string): readonly Anchor[] {
  if (sure.length === 0) return sure;
  const [before, now] = [own.split(LINE_END), text.split(LINE_END)];
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

/** The text with a piece of another one in it, as a block of its own behind a line (from 0). All else stays as it is. */
export function withPiece(text: string, { source, after }: Pick<MissingPiece, 'source' | 'after'>): string {
  if (source === null) return text;
  const end = LINE_END.exec(text)?.[0] ?? '\n';
  const block = source.split(LINE_END).join(end);
  if (text.trim() === '') return block;
  let place = 0;
  for (const { index, 0: mark } of text.matchAll(new RegExp(LINE_END, 'g'))) {
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

/** The line of the other text that stands for a line of this one: between two anchors in proportion. */
export function lineAcross(
  anchors: readonly Anchor[],
  line: number,
  from: keyof Anchor,
  to: keyof Anchor,
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
  /** From 1. */
  readonly from: number;
  /** The first that isn't part of it any more. */
  readonly to: number;
}

/** The section of the translation that a line is in, and the one of the original that stands for it; null where there is but one. */
export function sectionAt(
  { anchors, kinds }: StructureComparison,
  line: number,
): { readonly own: Lines; readonly original: Lines } | null {
  if (anchors.length < 3) return null;
  const index = anchors.slice(0, -1).findLastIndex(({ own }) => own <= line);
  const [start, end] = [anchors[index], anchors[index + 1]];
  if (!start || !end) return null;
  // Of the original it ends with its next heading, also where that isn't translated yet.
  const untranslated = kinds
    .flatMap(({ kind, missing }) => (kind === 'heading' ? missing : []))
    .find((piece) => piece.line > start.original);
  return {
    own: { from: start.own, to: end.own },
    original: { from: start.original, to: Math.min(end.original, untranslated?.line ?? end.original) },
  };
}
