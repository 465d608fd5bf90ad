// Compares two texts with a limited amount of work: first by lines, then by sentences, then by words.
import { type ChangeObject, diffArrays } from 'diff';
import { splitLines } from './lines';

/** A change: the range `[from, to)` of the old text became the range `[afterFrom, afterTo)` of the new text. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly afterFrom: number;
  readonly afterTo: number;
}

/**
 * The remaining amount of work, counted in comparisons of tokens. Pass the same budget to several calls to limit their
 * total.
 */
export interface WorkBudget {
  left: number;
}

/** The default budget, about 50 ms of comparing. */
export const createDefaultBudget = (): WorkBudget => ({ left: 2_000_000 });

/** The result of comparing two texts. */
export interface TextChanges {
  readonly changes: readonly TextChange[];
  /** False if the budget was exhausted. Ranges that weren't compared then count as completely changed. */
  readonly complete: boolean;
}

const TOKENS = [
  /[^\n]*\n|[^\n]+/g,
  /[^.!?;:\n]+[.!?;:]*\s*|[.!?;:]+\s*|\s+/g,
  /[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu,
];

/** The maximum number of edits within a range. A range with more edits isn't compared by smaller tokens. */
const MAX_EDITS = 600;

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Reports whether a boundary at `index` would split a surrogate pair. */
export function wouldSplitCharacter(text: string, index: number): boolean {
  return (
    index > 0 && index < text.length && isHigh(text.charCodeAt(index - 1)) && isLow(text.charCodeAt(index))
  );
}

/**
 * Removes the common start and end from a change, without splitting a surrogate pair. Returns null if nothing differs.
 */
export function trimChange(before: string, after: string, change: TextChange): TextChange | null {
  let { from, to, afterFrom, afterTo } = change;
  while (from < to && afterFrom < afterTo && before.charCodeAt(from) === after.charCodeAt(afterFrom)) {
    from++;
    afterFrom++;
  }
  if (from > change.from && (wouldSplitCharacter(before, from) || wouldSplitCharacter(after, afterFrom))) {
    from--;
    afterFrom--;
  }
  while (to > from && afterTo > afterFrom && before.charCodeAt(to - 1) === after.charCodeAt(afterTo - 1)) {
    to--;
    afterTo--;
  }
  if (to < change.to && (wouldSplitCharacter(before, to) || wouldSplitCharacter(after, afterTo))) {
    to++;
    afterTo++;
  }
  return from === to && afterFrom === afterTo ? null : { from, to, afterFrom, afterTo };
}

/**
 * Returns the smallest single replacement that turns `before` into `after`, or an empty array if the texts are equal.
 */
export function findReplacement(before: string, after: string) {
  const whole = { from: 0, to: before.length, afterFrom: 0, afterTo: after.length };
  const change = trimChange(before, after, whole);
  return change
    ? { from: change.from, to: change.to, insert: after.slice(change.afterFrom, change.afterTo) }
    : [];
}

/**
 * Extends a change to whole lines, because the unchanged rest of a partly changed line would otherwise count as an
 * empty line.
 */
function inWholeLines(before: string, after: string, change: TextChange): TextChange {
  const head = change.from && change.from - (before.lastIndexOf('\n', change.from - 1) + 1);
  const isEnd = before[change.to - 1] === '\n' && after[change.afterTo - 1] === '\n';
  const end = isEnd ? change.to : before.indexOf('\n', change.to) + 1 || before.length;
  const tail = end - change.to;
  return {
    from: change.from - head,
    to: end,
    afterFrom: change.afterFrom - head,
    afterTo: change.afterTo + tail,
  };
}

/** Converts a token comparison to ranges of the two texts. The compared tokens start at `from` and `afterFrom`. */
function findChanges(
  parts: readonly ChangeObject<string[]>[],
  from: number,
  afterFrom: number,
): TextChange[] {
  const changes: TextChange[] = [];
  let at = from;
  let afterAt = afterFrom;
  let open: TextChange | null = null;
  for (const part of parts) {
    const length = part.value.reduce((sum, token) => sum + token.length, 0);
    if (!part.added && !part.removed) {
      if (open) changes.push(open);
      open = null;
    } else {
      open ??= { from: at, to: at, afterFrom: afterAt, afterTo: afterAt };
      open = part.added ? { ...open, afterTo: afterAt + length } : { ...open, to: at + length };
    }
    if (!part.added) at += length;
    if (!part.removed) afterAt += length;
  }
  if (open) changes.push(open);
  return changes;
}

/** Compares a range by one kind of token. Returns null if there are too many edits. */
function byTokens(before: string, after: string, change: TextChange, pattern: RegExp, budget: WorkBudget) {
  const old = before.slice(change.from, change.to).match(pattern) ?? [];
  const young = after.slice(change.afterFrom, change.afterTo).match(pattern) ?? [];
  budget.left -= old.length + young.length;
  const maxEditLength = Math.min(MAX_EDITS, Math.floor(Math.sqrt(Math.max(0, budget.left))));
  const parts = diffArrays(old, young, { maxEditLength });
  if (!parts) {
    budget.left -= maxEditLength ** 2;
    return null;
  }
  const edits = parts.reduce((sum, part) => (part.added || part.removed ? sum + part.count : sum), 0);
  budget.left -= edits ** 2;
  return findChanges(parts, change.from, change.afterFrom);
}

/**
 * Returns the changed ranges of two texts, in order and without overlap.
 * Skips the common start and end, then compares lines, sentences and words (Myers algorithm, by jsdiff). `budget`
 * limits the work: two unrelated texts of 1 MB result in a single change with `complete: false`.
 */
export function diffText(
  before: string,
  after: string,
  budget: WorkBudget = createDefaultBudget(),
): TextChanges {
  const done: TextChange[] = [];
  let complete = true;
  const refine = (change: TextChange, level: number): void => {
    const trimmed = trimChange(before, after, change);
    if (!trimmed) return;
    const pattern = TOKENS[level];
    if (!pattern || trimmed.from === trimmed.to || trimmed.afterFrom === trimmed.afterTo) {
      done.push(trimmed);
      return;
    }
    const whole = level === 0 ? inWholeLines(before, after, trimmed) : trimmed;
    const finer = byTokens(before, after, whole, pattern, budget);
    if (finer) {
      for (const part of finer) refine(part, level + 1);
      return;
    }
    complete = false;
    done.push(trimmed);
  };
  refine({ from: 0, to: before.length, afterFrom: 0, afterTo: after.length }, 0);
  return { changes: done, complete };
}

/** Compares the given ranges of two texts by words. By default, compares the whole texts. */
export const refineChanges = (
  before: string,
  after: string,
  within: readonly TextChange[] = [{ from: 0, to: before.length, afterFrom: 0, afterTo: after.length }],
): readonly TextChange[] =>
  within.flatMap(({ from, to, afterFrom, afterTo }) =>
    diffText(before.slice(from, to), after.slice(afterFrom, afterTo)).changes.map((change) => ({
      from: from + change.from,
      to: from + change.to,
      afterFrom: afterFrom + change.afterFrom,
      afterTo: afterFrom + change.afterTo,
    })),
  );

/** The maximum number of line edits. With more line edits, two texts count as completely different. */
const MAX_LINE_EDITS = 4000;

/** Compares two texts by whole lines, including their endings. */
export function compareLines(before: string, after: string) {
  const [old, young] = [splitLines(before), splitLines(after)];
  return (
    diffArrays(old, young, { maxEditLength: MAX_LINE_EDITS }) ?? [
      { value: old, count: old.length, removed: true, added: false },
      { value: young, count: young.length, removed: false, added: true },
    ]
  );
}

/** Returns the changed ranges of two texts in whole lines. */
export const diffTextByLines = (before: string, after: string): readonly TextChange[] =>
  findChanges(compareLines(before, after), 0, 0);

/** Changes in the format of an editor, such as a CodeMirror `ChangeSet`. */
interface EditorChanges {
  iterChangedRanges(tell: (from: number, to: number, afterFrom: number, afterTo: number) => void): void;
}

/** Returns the changed ranges of an editor's changes. */
export function toTextChanges(changes: EditorChanges): readonly TextChange[] {
  const places: TextChange[] = [];
  changes.iterChangedRanges((from, to, afterFrom, afterTo) => places.push({ from, to, afterFrom, afterTo }));
  return places;
}

/**
 * Combines two consecutive sets of changes: `former` turns `before` into an intermediate text, and `further` turns that
 * text into `after`.
 */
export function composeChanges(
  before: string,
  after: string,
  former: readonly TextChange[],
  further: readonly TextChange[],
): readonly TextChange[] {
  // The ranges of these groups refer to the intermediate text. Changes that touch each other in that text become one
  // change.
  const groups: { from: number; to: number; former: number; further: number }[] = [];
  const growth = ({ from, to, afterFrom, afterTo }: TextChange) => afterTo - afterFrom - (to - from);
  for (const part of [
    ...former.map((one) => ({ from: one.afterFrom, to: one.afterTo, former: growth(one), further: 0 })),
    ...further.map((one) => ({ from: one.from, to: one.to, former: 0, further: growth(one) })),
  ].sort((one, other) => one.from - other.from || one.to - other.to)) {
    const last = groups.at(-1);
    if (last && part.from <= last.to) {
      last.to = Math.max(last.to, part.to);
      last.former += part.former;
      last.further += part.further;
    } else groups.push(part);
  }
  let [shift, afterShift] = [0, 0];
  return groups.flatMap((group) => {
    const [from, afterFrom] = [group.from + shift, group.from + afterShift];
    shift -= group.former;
    afterShift += group.further;
    const change = { from, to: group.to + shift, afterFrom, afterTo: group.to + afterShift };
    return trimChange(before, after, change) ?? [];
  });
}

/** Reports whether applying `changes`, in order and without overlap, turns `before` into `after`. */
export function isChangeSequence(before: string, after: string, changes: readonly TextChange[]): boolean {
  let [at, afterAt] = [0, 0];
  for (const { from, to, afterFrom, afterTo } of [
    ...changes,
    { from: before.length, to: before.length, afterFrom: after.length, afterTo: after.length },
  ]) {
    if (from < at || to < from || afterTo < afterFrom) return false;
    if (before.slice(at, from) !== after.slice(afterAt, afterFrom)) return false;
    [at, afterAt] = [to, afterTo];
  }
  return true;
}
