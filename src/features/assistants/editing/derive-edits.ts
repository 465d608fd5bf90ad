// From what a person changed in a long text to anchored edits: excerpts copied verbatim, each of which occurs exactly once.
//
// The contract says that each edit replaces one excerpt of the current text, and leaves open whether a later edit meets
// the text as it was or as the former edits left it. So both readings give the same here: the excerpts lie apart from
// each other, and each occurs once in the text before and once in the text that the former edits leave.
import type { AnchoredEdit } from '~/api/assistants';
import { leadTo, type TextChange, textChanges } from '~/lib/text/text-changes';
import { occurrences, type Span, uniqueExtents, wholeCharacters } from '~/lib/text/unique-excerpt';

/** Changes times length: with more, near changes are taken together, so that 1 MB stays within a tenth of a second. */
const MAX_WORK = 16_000_000;

const joined = (one: TextChange, other: TextChange): TextChange => ({
  from: one.from,
  to: other.to,
  afterFrom: one.afterFrom,
  afterTo: other.afterTo,
});

/** Joins the nearest changes until at most `most` are left. */
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

/** The excerpt for one change between the excerpt before it and the change after it, or null where none is unique there. */
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
  const isUnique = core !== '' && anchorages.every(({ text }) => occurrences(text, core) === 1);
  const start = previous?.excerpt.to ?? 0;
  const end = next?.from ?? before.length;
  const extents = isUnique
    ? { left: 0, right: 0 }
    : uniqueExtents(anchorages, { left: change.from - start, right: end - change.to });
  if (!extents) return null;
  const excerpt = wholeCharacters(before, {
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
    // No room to tell this place from its likes: it goes together with a neighbour. Alone, the whole text is unique.
    const previous = placed.pop();
    const next = previous ? undefined : rest.pop();
    if (previous) change = joined(previous.change, change);
    else if (next) change = joined(change, next);
    else throw new Error('A text that is not empty occurs once in itself');
  }
  return placed;
}

/** What was changed between the texts: where it was traced to, or by comparing them. */
export function changesBetween(before: string, after: string, traced?: readonly TextChange[]) {
  const changes = traced && leadTo(before, after, traced) ? traced : textChanges(before, after).changes;
  return takeTogether(changes, Math.max(1, Math.floor(MAX_WORK / (before.length + after.length))));
}

/**
 * The anchored edits that make `changes`, which lead from `before` to `after`, in order. Never `replace_all`: that is only
 * a person's choice. An empty text holds no excerpt to anchor by: there are none for it.
 * Lone surrogates can't travel in JSON; texts that hold them aren't supported.
 */
export function deriveEdits(
  path: string,
  before: string,
  after: string,
  changes: readonly TextChange[] = changesBetween(before, after),
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

/** A replacement of every occurrence, which only a person chooses. Null where the excerpt is empty or not there. */
export function replaceEverywhere(
  path: string,
  text: string,
  excerpt: string,
  by: string,
): AnchoredEdit | null {
  if (excerpt === '' || !text.includes(excerpt)) return null;
  return { path, old_string: excerpt, new_string: by, replace_all: true };
}
