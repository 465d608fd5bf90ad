// Maps lines of the text to vertical offsets in the preview and back. Lines may have a fraction, so that 3.5 is the
// middle of line 3.

export interface BlockBox {
  readonly line: number;
  readonly endLine: number;
  /** The top and height of the block, in pixels from the top of the scrolled content. */
  readonly top: number;
  readonly height: number;
}

interface Point {
  readonly line: number;
  readonly height: number;
}

/** Returns the start and end of each block. */
const toPoints = (boxes: readonly BlockBox[]): Point[] =>
  boxes.flatMap(({ line, endLine, top, height }) => [
    { line, height: top },
    { line: endLine + 1, height: top + height },
  ]);

/**
 * Interpolates linearly between the points before and after `value`. Returns `start` for a value before the first
 * point.
 */
function between(
  points: readonly Point[],
  from: keyof Point,
  value: number,
  to: keyof Point,
  start: number,
): number {
  const index = points.findLastIndex((point) => point[from] <= value);
  const [before, after] = [points[index], points[index + 1]];
  if (!before || !after) return before?.[to] ?? start;
  const share = (value - before[from]) / (after[from] - before[from]);
  return before[to] + share * (after[to] - before[to]);
}

/** Returns the vertical offset of a line in pixels. Interpolates within and between blocks. */
export const convertLineToOffset = (boxes: readonly BlockBox[], line: number): number =>
  between(toPoints(boxes), 'line', line, 'height', 0);

/** Returns the line at a vertical offset, as the inverse of `convertLineToOffset`. */
export const convertOffsetToLine = (boxes: readonly BlockBox[], height: number): number =>
  between(toPoints(boxes), 'height', height, 'line', 1);
