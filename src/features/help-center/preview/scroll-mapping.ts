// Lines of the text against heights of the preview. A line has a fraction: 3.5 is the middle of line 3.

export interface BlockBox {
  readonly line: number;
  readonly endLine: number;
  /** Where the block begins and how high it is, in pixels from the top of the scrolled content. */
  readonly top: number;
  readonly height: number;
}

interface Point {
  readonly line: number;
  readonly height: number;
}

/** Where each block begins and ends. */
const pointsOf = (boxes: readonly BlockBox[]): Point[] =>
  boxes.flatMap(({ line, endLine, top, height }) => [
    { line, height: top },
    { line: endLine + 1, height: top + height },
  ]);

/** On the straight way between the two points around a value; `start` before the first of them. */
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

/** The height at which a line shows: inside its block in proportion, between two blocks on the way from one to the next. */
export const heightOfLine = (boxes: readonly BlockBox[], line: number): number =>
  between(pointsOf(boxes), 'line', line, 'height', 0);

/** The line that shows at a height: the other way round. */
export const lineAtHeight = (boxes: readonly BlockBox[], height: number): number =>
  between(pointsOf(boxes), 'height', height, 'line', 1);
