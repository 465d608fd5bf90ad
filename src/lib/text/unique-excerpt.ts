// Finds the shortest excerpt of a text that contains a range and occurs only once. The assistant API identifies the
// position of an edit by such an excerpt.
import { wouldSplitCharacter } from './text-changes';

/** A range `[from, to)` of a text. */
export interface CharacterRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the UTF-16 code units of a text as an array, reversed if `backward`. The loops below are faster on arrays of
 * numbers.
 */
function toCodeUnits(text: string, backward: boolean): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return backward ? units.reverse() : units;
}

/**
 * For each position, returns the number of units from that position that equal the units from `start`. Uses the Z
 * algorithm, which takes linear time even for repetitive text.
 */
function matchLengths(units: Uint16Array, start: number): Int32Array {
  const pattern = units.subarray(start);
  const own = computeMatchLengths(pattern, pattern, null);
  return computeMatchLengths(pattern, units, own);
}

/**
 * For each position of `units`, returns the number of units from that position that equal the start of `pattern`. `own`
 * is the result for `pattern` itself, or null to compute it.
 */
function computeMatchLengths(pattern: Uint16Array, units: Uint16Array, own: Int32Array | null): Int32Array {
  const lengths = new Int32Array(units.length + 1);
  const known = own ?? lengths;
  if (!own) lengths[0] = pattern.length;
  for (let index = own ? 0 : 1, left = 0, right = 0; index < units.length; index++) {
    let same = index < right ? Math.min(right - index, known[index - left] ?? 0) : 0;
    while (same < pattern.length && index + same < units.length && pattern[same] === units[index + same])
      same++;
    lengths[index] = same;
    if (index + same > right) {
      left = index;
      right = index + same;
    }
  }
  return lengths;
}

/**
 * Searches for other occurrences of the range, and records how far the text around each one matches the text around the
 * range. `reach[left]` is the longest match to the right among occurrences whose match to the left has length `left`,
 * or -1 for none. An excerpt is unique if it extends past the match of every other occurrence on at least one side.
 */
function noteRivals(text: string, { from, to }: CharacterRange, reach: Int32Array): void {
  const length = to - from;
  const right = matchLengths(toCodeUnits(text, false), from);
  // In the reversed text, the units before `at` start at `text.length - at`.
  const left = matchLengths(toCodeUnits(text, true), text.length - from);
  for (let at = 0; at + length <= text.length; at++) {
    const ahead = (right[at] ?? 0) - length;
    if (at === from || ahead < 0) continue;
    const behind = Math.min(left[text.length - at] ?? 0, reach.length - 1);
    if (ahead > (reach[behind] ?? -1)) reach[behind] = ahead;
  }
}

/**
 * The maximum length of an excerpt for `indexOf`, which takes quadratic time for longer excerpts of repetitive text.
 */
const SHORT = 256;
const TRIES = 4;

/**
 * Reports whether the widest possible excerpt occurs more than once, because then no excerpt is unique. Stops after a
 * few attempts, which are enough for repetitive text. The excerpt may therefore be repeated even if the result is
 * false.
 */
function repeatsWidely(
  { text, place }: AnchoredRange,
  most: { readonly left: number; readonly right: number },
) {
  const from = place.from - most.left;
  const widest = text.slice(from, place.to + most.right);
  const beginning = widest.slice(0, SHORT);
  let at = -1;
  for (let tries = 0; tries < TRIES; tries++) {
    at = text.indexOf(beginning, at + 1);
    if (at === -1) return false;
    if (at !== from && text.startsWith(widest, at)) return true;
  }
  return false;
}

/** A text, and the range around which an excerpt must be unique. */
export interface AnchoredRange {
  readonly text: string;
  readonly place: CharacterRange;
}

/**
 * Returns how far an excerpt must extend to the left and right of its range so that it occurs exactly once in every
 * text. Counts overlapping occurrences. Minimizes the length of the excerpt. All texts must be equal around the range,
 * within the maximum extents `most`. Returns null if no excerpt within these extents is unique.
 */
export function findUniqueExtents(
  anchorages: readonly AnchoredRange[],
  most: { readonly left: number; readonly right: number },
): { readonly left: number; readonly right: number } | null {
  if (anchorages.some((anchorage) => repeatsWidely(anchorage, most))) return null;
  // Longer matches count as `most.left`, because no excerpt extends further.
  const reach = new Int32Array(most.left + 1).fill(-1);
  for (const { text, place } of anchorages) noteRivals(text, place, reach);
  // Starts with the largest extent to the left. `needed` is the smallest extent to the right that excludes every
  // occurrence whose match to the left is at least this long.
  let best: { left: number; right: number } | null = null;
  let needed = 0;
  for (let left = most.left; left >= 0; left--) {
    needed = Math.max(needed, (reach[left] ?? -1) + 1);
    if (needed > most.right) break;
    if (!best || left + needed < best.left + best.right) best = { left, right: needed };
  }
  return best;
}

/** Extends a range so that it doesn't split a surrogate pair. */
export function expandToCharacters(text: string, { from, to }: CharacterRange): CharacterRange {
  return {
    from: wouldSplitCharacter(text, from) ? from - 1 : from,
    to: wouldSplitCharacter(text, to) ? to + 1 : to,
  };
}

/**
 * Returns the number of occurrences of an excerpt, including overlapping ones, but at most 2. Takes linear time even
 * for repetitive text.
 */
export function countOccurrences(text: string, excerpt: string): 0 | 1 | 2 {
  const next = excerpt.length <= SHORT ? nativeSearch(text, excerpt) : linearSearch(text, excerpt);
  const first = next(0);
  if (first === -1) return 0;
  return next(first + 1) === -1 ? 1 : 2;
}

const nativeSearch = (text: string, excerpt: string) => (from: number) => text.indexOf(excerpt, from);

function linearSearch(text: string, excerpt: string): (from: number) => number {
  const pattern = toCodeUnits(excerpt, false);
  const lengths = computeMatchLengths(
    pattern,
    toCodeUnits(text, false),
    computeMatchLengths(pattern, pattern, null),
  );
  return (from) => lengths.indexOf(excerpt.length, from);
}
