// How much space makes the headings of two texts begin at the same height.

/** Less than this isn't seen, and would be put and taken again. */
const SEEN = 1.5;

export interface LevelSpaces {
  readonly own: readonly number[];
  readonly original: readonly number[];
}

/** Before each heading of the one or of the other, by how far down they begin without: the shorter section gets what it lacks. */
export function levelSpaces(own: readonly number[], original: readonly number[]): LevelSpaces {
  const spaces: { own: number[]; original: number[] } = { own: [], original: [] };
  // How far down each is moved by the space so far.
  let [ownMove, originalMove] = [0, 0];
  for (const [index, top] of own.entries()) {
    const lacking = (original[index] ?? 0) + originalMove - (top + ownMove);
    const space = Math.abs(lacking) < SEEN ? 0 : Math.round(lacking);
    spaces.own.push(Math.max(0, space));
    spaces.original.push(Math.max(0, -space));
    ownMove += Math.max(0, space);
    originalMove += Math.max(0, -space);
  }
  return spaces;
}
