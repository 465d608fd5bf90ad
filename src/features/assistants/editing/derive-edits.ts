// Converts changes of a long text to anchored edits: verbatim excerpts, each of which occurs exactly once.
//
// By the contract, each edit replaces one excerpt of the current text. The contract doesn't say whether a later edit
// applies to the original text or to the result of the earlier edits. Both interpretations give the same result here:
// the excerpts don't overlap, and each occurs once in the original text and once in the text that the earlier edits
// leave.
import type { AnchoredEdit } from '~/api/assistants';
import { diffText, isChangeSequence, type TextChange } from '~/lib/text/text-changes';
import {
  countOccurrences,
  expandToCharacters,
  findUniqueExtents,
  type Span,
} from '~/lib/text/unique-excerpt';

/**
 * The maximum product of changes and text length. Above it, nearby changes are merged, so that 1 MB takes at most 0.1
 * s.
 */
const MAX_WORK = 16_000_000;

const joined = (one: TextChange, other: TextChange): TextChange => ({
  from: one.from,
  to: other.to,
  afterFrom: one.afterFrom,
  afterTo: other.afterTo,
});

/** Merges the closest changes until at most `most` are left. */
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
  readonly excerpt: Span;
}

/** Returns the excerpt for a change, between the previous excerpt and the next change; null if none there is unique. */
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
    // No excerpt here is unique, so the change is merged with a neighbor. As a last resort, the whole text is unique.
    const previous = placed.pop();
    const next = previous ? undefined : rest.pop();
    if (previous) change = joined(previous.change, change);
    else if (next) change = joined(change, next);
    else throw new Error('A text that is not empty occurs once in itself');
  }
  return placed;
}

/** Returns the changes between the texts: the traced ones if they are valid, otherwise those found by comparison. */
export function traceChanges(before: string, after: string, traced?: readonly TextChange[]) {
  const changes =
    traced && isChangeSequence(before, after, traced) ? traced : diffText(before, after).changes;
  return takeTogether(changes, Math.max(1, Math.floor(MAX_WORK / (before.length + after.length))));
}

/**
 * Returns the anchored edits for `changes`, which lead from `before` to `after`, in order. Never uses `replace_all`,
 * which only a person may choose. Returns no edits for an empty text because it has no excerpt to anchor them. Texts
 * with lone surrogates can't be represented in JSON and aren't supported.
 */
export function deriveEdits(
  path: string,
  before: string,
  after: string,
  changes: readonly TextChange[] = traceChanges(before, after),
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
 * Returns an edit that replaces every occurrence of an excerpt. Only a person may choose it. Null if the excerpt is
 * empty or missing.
 */
export function replaceEverywhere(
  path: string,
  text: string,
  excerpt: string,
  by: string,
): AnchoredEdit | null {
  if (excerpt === '' || !text.includes(excerpt)) return null;
  return { path, old_string: excerpt, new_string: by, replace_all: true };
}
