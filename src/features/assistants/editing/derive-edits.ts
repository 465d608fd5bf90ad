// Converts changes to long text into anchored edits, as the platform requires: each edit replaces a verbatim excerpt
// that occurs exactly once in the text. The contract doesn't say whether a later edit applies to the original text or
// to the result of the earlier edits. Both interpretations give the same result here, because the excerpts don't
// overlap and each occurs once both in the original text and in the result of the earlier edits.
import type { AnchoredEdit } from '~/api/assistants';
import { diffText, isChangeSequence, type TextChange } from '~/lib/text/text-changes';
import {
  type CharacterRange,
  countOccurrences,
  expandToCharacters,
  findUniqueExtents,
} from '~/lib/text/unique-excerpt';

/**
 * The maximum product of the number of changes and the text length. Above it, nearby changes are merged, so that 1 MB
 * of text takes at most 0.1 s.
 */
const MAX_WORK = 16_000_000;

const joined = (one: TextChange, other: TextChange): TextChange => ({
  from: one.from,
  to: other.to,
  afterFrom: one.afterFrom,
  afterTo: other.afterTo,
});

/** Merges the closest changes until at most `most` remain. */
function takeTogether(changes: readonly TextChange[], most: number): TextChange[] {
  if (changes.length <= most) return [...changes];
  const gaps = changes
    .slice(1)
    .map((change, index) => ({ index, gap: change.from - (changes[index]?.to ?? 0) }));
  const closed = new Set(
    gaps
      .sort((one, other) => one.gap - other.gap)
      .slice(0, changes.length - most)
      .map(({ index }) => index),
  );
  const result: TextChange[] = [];
  for (const [index, change] of changes.entries()) {
    const last = result.at(-1);
    if (last && closed.has(index - 1)) result[result.length - 1] = joined(last, change);
    else result.push(change);
  }
  return result;
}

interface Placed {
  readonly change: TextChange;
  readonly excerpt: CharacterRange;
}

/**
 * Returns a unique excerpt that contains the change and is between the previous excerpt and the next change. Returns
 * null if there is none.
 */
function place(
  before: string,
  after: string,
  change: TextChange,
  previous: Placed | undefined,
  next: TextChange | undefined,
): Placed | null {
  const anchorages = [{ text: before, place: change }];
  if (previous) {
    const { to, afterTo } = previous.change;
    const shift = afterTo - to;
    const left = after.slice(0, afterTo) + before.slice(to);
    anchorages.push({ text: left, place: { ...change, from: change.from + shift, to: change.to + shift } });
  }
  const core = before.slice(change.from, change.to);
  const isUnique = core !== '' && anchorages.every(({ text }) => countOccurrences(text, core) === 1);
  const start = previous?.excerpt.to ?? 0;
  const end = next?.from ?? before.length;
  const extents = isUnique
    ? { left: 0, right: 0 }
    : findUniqueExtents(anchorages, { left: change.from - start, right: end - change.to });
  if (!extents) return null;
  const excerpt = expandToCharacters(before, {
    from: change.from - extents.left,
    to: change.to + extents.right,
  });
  return excerpt.from < start || excerpt.to > end ? null : { change, excerpt };
}

function placeAll(before: string, after: string, changes: readonly TextChange[]): readonly Placed[] {
  const placed: Placed[] = [];
  const rest = [...changes].reverse();
  for (let change = rest.pop(); change; ) {
    const found = place(before, after, change, placed.at(-1), rest.at(-1));
    if (found) {
      placed.push(found);
      change = rest.pop();
      continue;
    }
    // Merges a change that has no unique excerpt with a neighbor. In the worst case, the excerpt grows to the entire
    // text, which is unique.
    const previous = placed.pop();
    const next = previous ? undefined : rest.pop();
    if (previous) change = joined(previous.change, change);
    else if (next) change = joined(change, next);
    else throw new Error('A text that is not empty occurs once in itself');
  }
  return placed;
}

/**
 * Returns the changes from `before` to `after`. Uses the ranges that the editor reported if they are valid, otherwise
 * the ranges of a diff.
 */
export function findTextChanges(before: string, after: string, traced?: readonly TextChange[]) {
  const changes =
    traced && isChangeSequence(before, after, traced) ? traced : diffText(before, after).changes;
  return takeTogether(changes, Math.max(1, Math.floor(MAX_WORK / (before.length + after.length))));
}

/**
 * Returns anchored edits for `changes`, the ordered changes from `before` to `after`. Never uses `replace_all`, which
 * only the user may choose. Returns no edits for empty text, because it has no excerpt to anchor them. Lone surrogates
 * aren't supported, because JSON can't represent them.
 */
export function deriveEdits(
  path: string,
  before: string,
  after: string,
  changes: readonly TextChange[] = findTextChanges(before, after),
): readonly AnchoredEdit[] {
  if (before === '') return [];
  return placeAll(before, after, changes).map(({ change, excerpt }) => ({
    path,
    old_string: before.slice(excerpt.from, excerpt.to),
    new_string:
      before.slice(excerpt.from, change.from) +
      after.slice(change.afterFrom, change.afterTo) +
      before.slice(change.to, excerpt.to),
  }));
}

/**
 * Returns an edit that replaces every occurrence of an excerpt, for use only if the user chose it. Null if the excerpt
 * is empty or doesn't occur.
 */
export function createReplaceAllEdit(
  path: string,
  text: string,
  excerpt: string,
  by: string,
): AnchoredEdit | null {
  if (excerpt === '' || !text.includes(excerpt)) return null;
  return { path, old_string: excerpt, new_string: by, replace_all: true };
}
