// A long line in pieces: the browser lays out those that are near the view, where the whole line would hold up the page.

/** The stretch `[from, to)` of a line's text. */
export interface LinePiece {
  readonly from: number;
  readonly to: number;
}

/** Characters; few lines that people write are longer. */
export const MOST_IN_PIECE = 4000;
const CHARACTERS = new Intl.Segmenter();

/** Cuts a text after blanks where it has them, and between two characters where it has none. */
export function piecesOf(text: string): readonly LinePiece[] {
  const pieces: LinePiece[] = [];
  let from = 0;
  while (text.length - from > MOST_IN_PIECE) {
    const to = cutAfter(text, from);
    pieces.push({ from, to });
    from = to;
  }
  return [...pieces, { from, to: text.length }];
}

function cutAfter(text: string, from: number): number {
  const most = from + MOST_IN_PIECE;
  const blank = text.lastIndexOf(' ', most - 1);
  if (blank >= most - MOST_IN_PIECE / 2) return blank + 1;
  // Whether a character ends at the cut shows only by what follows.
  const character = CHARACTERS.segment(text.slice(from, most + 2)).containing(MOST_IN_PIECE);
  return from + (character?.index || MOST_IN_PIECE);
}
