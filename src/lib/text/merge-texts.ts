// What two people made of one text, put together where that can be done without losing a word of either.
import { lineChanges, type TextChange, textChanges } from './text-changes';

export type MergeRegion =
  /** As it was, or as the one side that changed it (or both, alike) has it. */
  | { readonly kind: 'settled'; readonly text: string }
  /** Both sides changed the same place. */
  | { readonly kind: 'conflict'; readonly mine: string; readonly base: string; readonly theirs: string };

/** `[from, to)` of the base became `by`. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** Changes of both sides that stand in each other's way, or one of one side. */
interface Place {
  readonly from: number;
  to: number;
  readonly mine: Replacement[];
  readonly theirs: Replacement[];
}

const replacements = (changes: readonly TextChange[], after: string): Replacement[] =>
  changes.map(({ from, to, afterFrom, afterTo }) => ({ from, to, by: after.slice(afterFrom, afterTo) }));

/** The places where something changed, in order. */
function placesOf(mine: readonly Replacement[], theirs: readonly Replacement[], mayTouch: boolean): Place[] {
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
 * Merges two texts that were made of `base`. By lines, changes that touch are a conflict, too; by words they are put next
 * to each other, the other side's first. Line endings stay as they are.
 */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  unit: 'lines' | 'words',
): readonly MergeRegion[] {
  const changesOf = (after: string) =>
    replacements(unit === 'lines' ? lineChanges(base, after) : textChanges(base, after).changes, after);
  const own = changesOf(mine);
  // What both did alike is done once.
  const others = changesOf(theirs).filter(
    (their) => !own.some(({ from, to, by }) => from === their.from && to === their.to && by === their.by),
  );
  const regions: MergeRegion[] = [];
  let at = 0;
  for (const place of placesOf(own, others, unit === 'words')) {
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

function replaced(base: string, from: number, to: number, changes: readonly Replacement[]): string {
  let text = '';
  let at = from;
  for (const change of changes) {
    text += base.slice(at, change.from) + change.by;
    at = change.to;
  }
  return text + base.slice(at, to);
}
