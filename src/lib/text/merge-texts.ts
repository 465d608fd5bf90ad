// Merges two edited versions of a text (three-way merge).
import { diffText, diffTextByLines, type TextChange } from './text-changes';

/** A region of the merged text: either merged or in conflict. */
export type MergeRegion =
  /** Text that neither side changed, only one side changed, or both changed identically. */
  | { readonly kind: 'settled'; readonly text: string }
  /** Both sides changed this region differently. */
  | { readonly kind: 'conflict'; readonly mine: string; readonly base: string; readonly theirs: string };

/** Replaces `[from, to)` of the base with `by`. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** A range of the base that was changed by one side, or by overlapping changes of both sides. */
interface Place {
  readonly from: number;
  to: number;
  readonly mine: Replacement[];
  readonly theirs: Replacement[];
}

const replacements = (changes: readonly TextChange[], after: string): Replacement[] =>
  changes.map(({ from, to, afterFrom, afterTo }) => ({ from, to, by: after.slice(afterFrom, afterTo) }));

/**
 * Groups overlapping changes into ranges, in order. If `mayTouch` is true, changes that only touch each other aren't
 * grouped.
 */
function groupChanges(
  mine: readonly Replacement[],
  theirs: readonly Replacement[],
  mayTouch: boolean,
): Place[] {
  const places: Place[] = [];
  const all = [...theirs, ...mine].sort((one, other) => one.from - other.from || one.to - other.to);
  for (const change of all) {
    let place = places.at(-1);
    if (!place || change.from > place.to || (mayTouch && change.from === place.to)) {
      place = { from: change.from, to: change.to, mine: [], theirs: [] };
      places.push(place);
    }
    place.to = Math.max(place.to, change.to);
    (mine.includes(change) ? place.mine : place.theirs).push(change);
  }
  return places;
}

/**
 * Merges two edited versions of `base`. When merging by lines, adjacent changes are a conflict. When merging by words,
 * adjacent changes are joined, with those of `theirs` first. Line endings are kept.
 */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  unit: 'lines' | 'words',
): readonly MergeRegion[] {
  const changesOf = (after: string) =>
    replacements(unit === 'lines' ? diffTextByLines(base, after) : diffText(base, after).changes, after);
  const own = changesOf(mine);
  // If both sides made the same change, applies it only once.
  const others = changesOf(theirs).filter(
    (their) => !own.some(({ from, to, by }) => from === their.from && to === their.to && by === their.by),
  );
  const regions: MergeRegion[] = [];
  let at = 0;
  for (const place of groupChanges(own, others, unit === 'words')) {
    const sideOf = (changes: readonly Replacement[]) => replaced(base, place.from, place.to, changes);
    const [mineText, theirText] = [sideOf(place.mine), sideOf(place.theirs)];
    regions.push({ kind: 'settled', text: base.slice(at, place.from) });
    if (place.mine.length > 0 && place.theirs.length > 0 && mineText !== theirText)
      regions.push({
        kind: 'conflict',
        mine: mineText,
        base: base.slice(place.from, place.to),
        theirs: theirText,
      });
    else regions.push({ kind: 'settled', text: place.mine.length > 0 ? mineText : theirText });
    at = place.to;
  }
  regions.push({ kind: 'settled', text: base.slice(at) });
  return regions.filter((region) => region.kind === 'conflict' || region.text !== '');
}

/** Merges two texts without a common base. Each difference is a conflict with an empty base. */
export function mergeTextsWithoutBase(mine: string, theirs: string): readonly MergeRegion[] {
  let at = 0;
  const regions = diffTextByLines(mine, theirs).flatMap(({ from, to, afterFrom, afterTo }): MergeRegion[] => {
    const same = mine.slice(at, from);
    at = to;
    return [
      { kind: 'settled', text: same },
      { kind: 'conflict', mine: mine.slice(from, to), base: '', theirs: theirs.slice(afterFrom, afterTo) },
    ];
  });
  const all: readonly MergeRegion[] = [...regions, { kind: 'settled', text: mine.slice(at) }];
  return all.filter((region) => region.kind === 'conflict' || region.text !== '');
}

function replaced(base: string, from: number, to: number, changes: readonly Replacement[]): string {
  let text = '';
  let at = from;
  for (const change of changes) {
    text += base.slice(at, change.from) + change.by;
    at = change.to;
  }
  return text + base.slice(at, to);
}
