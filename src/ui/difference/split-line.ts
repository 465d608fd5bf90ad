// Splits long lines into pieces, so that the browser lays out only the pieces near the viewport.

/** The range `[from, to)` of a line's text. */
export interface LinePiece {
  readonly from: number;
  readonly to: number;
}

/** The maximum length of a piece in characters. Hand-written lines are rarely longer. */
export const MAX_PIECE_LENGTH = 4000;
const CHARACTERS = new Intl.Segmenter();

/** Splits a line after spaces if possible, otherwise between graphemes. */
export function splitLine(text: string): readonly LinePiece[] {
  const pieces: LinePiece[] = [];
  let from = 0;
  while (text.length - from > MAX_PIECE_LENGTH) {
    const to = cutAfter(text, from);
    pieces.push({ from, to });
    from = to;
  }
  return [...pieces, { from, to: text.length }];
}

function cutAfter(text: string, from: number): number {
  const most = from + MAX_PIECE_LENGTH;
  const blank = text.lastIndexOf(' ', most - 1);
  if (blank >= most - MAX_PIECE_LENGTH / 2) return blank + 1;
  // Reads beyond the limit, because the end of a grapheme depends on the characters that follow it.
  const character = CHARACTERS.segment(text.slice(from, most + 2)).containing(MAX_PIECE_LENGTH);
  return from + (character?.index || MAX_PIECE_LENGTH);
}
