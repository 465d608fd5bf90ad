// The shortest excerpt around a place that occurs exactly once in a text: what an anchored edit is anchored by.
import { splitsCharacter } from './text-changes';

/** `[from, to)` of a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The code units of a text, so that the loops below run over plain numbers; `backward` from its end. */
function unitsOf(text: string, backward: boolean): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return backward ? units.reverse() : units;
}

/**
 * For every position, how many units from there on equal those from `start` on: the Z algorithm, whose work is linear
 * whatever the text repeats.
 */
function matchLengths(units: Uint16Array, start: number): Int32Array {
  const pattern = units.subarray(start);
  const own = matchesOf(pattern, pattern, null);
  return matchesOf(pattern, units, own);
}

/** How far `pattern` agrees with `units` from each position on. `own` is the same of the pattern in itself, once known. */
function matchesOf(pattern: Uint16Array, units: Uint16Array, own: Int32Array | null): Int32Array {
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
 * How far each other occurrence of the span's text agrees with its surroundings: for every extent to the left, the
 * furthest extent to the right (-1 for none). An excerpt is unique when no other occurrence reaches as far on both sides.
 */
function noteRivals(text: string, { from, to }: Span, reach: Int32Array): void {
  const length = to - from;
  const right = matchLengths(unitsOf(text, false), from);
  // Read from the end, position `size - at` is where the units before `at` begin.
  const left = matchLengths(unitsOf(text, true), text.length - from);
  for (let at = 0; at + length <= text.length; at++) {
    const ahead = (right[at] ?? 0) - length;
    if (at === from || ahead < 0) continue;
    const behind = Math.min(left[text.length - at] ?? 0, reach.length - 1);
    if (ahead > (reach[behind] ?? -1)) reach[behind] = ahead;
  }
}

/** As far as the engine's own search is quick whatever the text repeats. */
const SHORT = 256;
const TRIES = 4;

/**
 * Whether even the widest excerpt plainly stands elsewhere, too: then none within it is unique. A text that repeats all along
 * shows it within few tries; false says nothing.
 */
function repeatsWidely({ text, place }: Anchorage, most: { readonly left: number; readonly right: number }) {
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

/** The text in which an excerpt has to be unique, and where the place to anchor lies in it. */
export interface Anchorage {
  readonly text: string;
  readonly place: Span;
}

/**
 * The shortest extents to the left and right of a place that make its excerpt occur exactly once in every one of the
 * anchorages, counting overlapping occurrences, too. All anchorages have to agree around the place, which the bounds
 * `most` state. Null where no excerpt within the bounds is unique.
 */
export function uniqueExtents(
  anchorages: readonly Anchorage[],
  most: { readonly left: number; readonly right: number },
): { readonly left: number; readonly right: number } | null {
  if (anchorages.some((anchorage) => repeatsWidely(anchorage, most))) return null;
  // Whoever agrees further than `most.left` agrees further than any excerpt reaches.
  const reach = new Int32Array(most.left + 1).fill(-1);
  for (const { text, place } of anchorages) noteRivals(text, place, reach);
  // From the furthest left down: the rivals met so far are those that an excerpt of this extent has to outdo on the right.
  let best: { left: number; right: number } | null = null;
  let needed = 0;
  for (let left = most.left; left >= 0; left--) {
    needed = Math.max(needed, (reach[left] ?? -1) + 1);
    if (needed > most.right) break;
    if (!best || left + needed < best.left + best.right) best = { left, right: needed };
  }
  return best;
}

/** The span grown to whole characters, so that no excerpt is cut within a surrogate pair. */
export function wholeCharacters(text: string, { from, to }: Span): Span {
  return { from: splitsCharacter(text, from) ? from - 1 : from, to: splitsCharacter(text, to) ? to + 1 : to };
}

/** How often an excerpt occurs in a text, overlapping ones counted, up to two. Linear even where both repeat themselves. */
export function occurrences(text: string, excerpt: string): 0 | 1 | 2 {
  const next = excerpt.length <= SHORT ? nativeSearch(text, excerpt) : linearSearch(text, excerpt);
  const first = next(0);
  if (first === -1) return 0;
  return next(first + 1) === -1 ? 1 : 2;
}

const nativeSearch = (text: string, excerpt: string) => (from: number) => text.indexOf(excerpt, from);

function linearSearch(text: string, excerpt: string): (from: number) => number {
  const pattern = unitsOf(excerpt, false);
  const lengths = matchesOf(pattern, unitsOf(text, false), matchesOf(pattern, pattern, null));
  return (from) => lengths.indexOf(excerpt.length, from);
}
