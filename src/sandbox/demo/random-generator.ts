// A seeded generator of pseudo-random numbers, so that the demo data is the same on every machine.

export interface RandomGenerator {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns an integer from `min` to `max`, including both limits. */
  integer(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns true with the probability `share`, which is from 0 to 1. */
  chance(share: number): boolean;
  uuid(): string;
}

/** Creates the generator for a seed (mulberry32). */
export function createRandomGenerator(seed: number): RandomGenerator {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (list) => getCyclicEntry(list, integer(0, list.length - 1)),
    chance: (share) => next() < share,
    uuid: () => 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replaceAll('x', () => integer(0, 15).toString(16)),
  };
}

/** Returns the entry at an index, wrapping around the end of the list. Throws if the list is empty. */
export function getCyclicEntry<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('an empty list has no entries');
  return entry;
}
