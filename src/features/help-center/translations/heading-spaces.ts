// Computes the space that aligns the headings of two panes.

/**
 * The smallest difference in pixels that is aligned. Aligning invisible smaller differences would make the spaces
 * flicker.
 */
const MIN_VISIBLE_PX = 1.5;

export interface HeadingSpaces {
  readonly own: readonly number[];
  readonly original: readonly number[];
}

/**
 * Returns the space to insert before each heading. `own` and `original` are the offsets of the headings without
 * inserted spaces. The space makes the shorter of two corresponding sections as tall as the longer one.
 */
export function computeHeadingSpaces(own: readonly number[], original: readonly number[]): HeadingSpaces {
  const spaces: { own: number[]; original: number[] } = { own: [], original: [] };
  // The total space inserted so far on each side.
  let [ownMove, originalMove] = [0, 0];
  for (const [index, top] of own.entries()) {
    const lacking = (original[index] ?? 0) + originalMove - (top + ownMove);
    const space = Math.abs(lacking) < MIN_VISIBLE_PX ? 0 : Math.round(lacking);
    spaces.own.push(Math.max(0, space));
    spaces.original.push(Math.max(0, -space));
    ownMove += Math.max(0, space);
    originalMove += Math.max(0, -space);
  }
  return spaces;
}
