// Finds the words that changed within changed lines.
import { diffText } from '../text/text-changes';

/** The range `[from, to)` of a line's text. */
export type MarkedRange = readonly [from: number, to: number];

/** The changed words in a line, found by comparing the line with its counterpart in the other text. */
export interface LineMarking {
  readonly marks: readonly MarkedRange[];
  /** True if the line is too long or too different to compare by words. The whole line then counts as changed. */
  readonly whole: boolean;
}

/** The highlighted ranges of each removed and each added line of a change, in line order. */
export interface ChangeMarkings {
  readonly removed: readonly LineMarking[];
  readonly added: readonly LineMarking[];
  /** False if the texts were too long or too different to compare fully. */
  readonly complete: boolean;
}

/** Minimum share of unchanged text for two lines to be versions of the same line. Below it, no words are marked. */
const LEAST_SHARED = 0.25;

const WORD = /[\p{L}\p{N}_]/u;

/**
 * Extends a changed range to whole words. A range that is empty because text was only inserted between words stays
 * empty.
 */
function wholeWords(text: string, from: number, to: number): MarkedRange {
  const isWord = (index: number) => WORD.test(text[index] ?? '');
  let [start, end] = [from, to];
  if (from < to || (isWord(from - 1) && isWord(from))) {
    while (start > 0 && isWord(start - 1) && (from === to || isWord(from))) start--;
    while (end < text.length && isWord(end) && (from === to || isWord(to - 1))) end++;
  }
  return [start, end];
}

/** Splits the marks of joined lines into the marks of each line. */
function byLine(lines: readonly string[], marks: readonly MarkedRange[], whole: boolean): LineMarking[] {
  let start = 0;
  return lines.map((text) => {
    const within = marks
      .map(([from, to]): MarkedRange => [Math.max(from - start, 0), Math.min(to - start, text.length)])
      .filter(([from, to]) => to > from);
    start += text.length + 1;
    const changed = within.reduce((sum, [from, to]) => sum + to - from, 0);
    return { marks: text.length - changed < LEAST_SHARED * text.length ? [] : within, whole };
  });
}

/** A changed range of both texts, extended to whole words. */
export interface WordChange {
  readonly removed: MarkedRange;
  readonly added: MarkedRange;
}

/**
 * Returns the words that changed between two texts. Changes separated only by white space are joined, so that a changed
 * phrase is one change.
 */
export function diffWords(
  before: string,
  after: string,
): { readonly changes: readonly WordChange[]; readonly complete: boolean } {
  const { changes, complete } = diffText(before, after);
  const words: WordChange[] = [];
  for (const change of changes) {
    const [from, to] = wholeWords(before, change.from, change.to);
    const [afterFrom, afterTo] = wholeWords(after, change.afterFrom, change.afterTo);
    const last = words.at(-1);
    const joins = last && (from <= last.removed[1] || /^\s*$/.test(before.slice(last.removed[1], from)));
    words.splice(joins ? -1 : words.length, 1, {
      removed: [joins ? last.removed[0] : from, to],
      added: [joins ? last.added[0] : afterFrom, afterTo],
    });
  }
  return { changes: words, complete };
}

/**
 * Marks the changed words in the lines of a change. Compares all removed lines with all added lines rather than line by
 * line, so that a line finds its counterpart even if lines were inserted above it.
 */
export function computeChangeMarkings(removed: readonly string[], added: readonly string[]): ChangeMarkings {
  const { changes, complete } = diffWords(removed.join('\n'), added.join('\n'));
  const marks = (side: keyof WordChange) => changes.map((change) => change[side]);
  return {
    removed: byLine(removed, marks('removed'), !complete),
    added: byLine(added, marks('added'), !complete),
    complete,
  };
}
