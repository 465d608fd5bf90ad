// A difference ready to be drawn: its lines, its changes counted, and the words that changed inside a line.
import { textChanges } from '~/lib/text-changes';
import { type DifferenceLine, type ParsedDifference, parseDifference } from './parse-difference';

/** `[from, to)` of a line's text. */
export type Mark = readonly [from: number, to: number];

/** What changed inside a line that stands for a line of the other side. */
export interface Marking {
  readonly marks: readonly Mark[];
  /** The line is too long or too different to compare word by word: it counts as changed as a whole. */
  readonly whole: boolean;
}

/** A run of removed and added lines: the indexes `[from, to)` of the lines, and which are of each kind. */
export interface DifferenceChange {
  readonly from: number;
  readonly to: number;
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

export interface DifferenceModel {
  readonly kind: ParsedDifference['kind'];
  readonly lines: readonly DifferenceLine[];
  readonly changes: readonly DifferenceChange[];
  readonly warnings: readonly ('counts' | 'cut')[];
  /** By index. Compared when first asked for, so that only lines that are drawn cost anything; bounded for each. */
  readonly markingOf: (index: number) => Marking;
}

/** Two lines that share less than this much aren't one line that was edited. */
const LEAST_SHARED = 0.25;

function changesOf(lines: readonly DifferenceLine[]): DifferenceChange[] {
  const changes: { from: number; to: number; removed: number[]; added: number[] }[] = [];
  for (const [index, { kind, change }] of lines.entries()) {
    if (change === null) continue;
    changes[change] ??= { from: index, to: index, removed: [], added: [] };
    const open = changes[change];
    open.to = index + 1;
    if (kind === 'removed' || kind === 'added') open[kind].push(index);
  }
  return changes;
}

const UNMARKED: Marking = { marks: [], whole: false };

const WORD = /[\p{L}\p{N}_]/u;

/** A changed stretch grown to the words that it begins and ends in. A mere insertion between words stays one. */
function wholeWords(text: string, from: number, to: number): readonly [number, number] {
  const isWord = (index: number) => WORD.test(text[index] ?? '');
  let [start, end] = [from, to];
  if (from < to || (isWord(from - 1) && isWord(from))) {
    while (start > 0 && isWord(start - 1) && (from === to || isWord(from))) start--;
    while (end < text.length && isWord(end) && (from === to || isWord(to - 1))) end++;
  }
  return [start, end];
}

/** The marks of two lines that stand for each other. Gaps that are only blanks are closed, so that a phrase is one mark. */
function markPair(before: string, after: string): readonly [Marking, Marking] {
  const { changes, complete } = textChanges(before, after);
  const old: [number, number][] = [];
  const young: [number, number][] = [];
  for (const change of changes) {
    const [from, to] = wholeWords(before, change.from, change.to);
    const [afterFrom, afterTo] = wholeWords(after, change.afterFrom, change.afterTo);
    const [lastOld, lastYoung] = [old.at(-1), young.at(-1)];
    const joins =
      lastOld && lastYoung && (from <= lastOld[1] || /^\s*$/.test(before.slice(lastOld[1], from)));
    if (joins) {
      lastOld[1] = to;
      lastYoung[1] = afterTo;
    } else {
      old.push([from, to]);
      young.push([afterFrom, afterTo]);
    }
  }
  const changed = old.reduce((sum, [from, to]) => sum + to - from, 0);
  const shared = (before.length - changed) / Math.max(1, before.length, after.length);
  if (shared < LEAST_SHARED)
    return [
      { marks: [], whole: !complete },
      { marks: [], whole: !complete },
    ];
  const kept = (marks: [number, number][]) => marks.filter(([from, to]) => to > from);
  return [
    { marks: kept(old), whole: !complete },
    { marks: kept(young), whole: !complete },
  ];
}

/** The first removed line of a change stands for its first added one, and so on. */
function markings(lines: readonly DifferenceLine[], changes: readonly DifferenceChange[]) {
  const pairs = new Map<number, readonly [Marking, Marking]>();
  return (index: number): Marking => {
    const { kind, change } = lines[index] ?? {};
    if (kind !== 'removed' && kind !== 'added') return UNMARKED;
    const { removed = [], added = [] } = changes[change ?? -1] ?? {};
    const place = (kind === 'removed' ? removed : added).indexOf(index);
    const [one, other] = [removed[place], added[place]];
    if (one === undefined || other === undefined) return UNMARKED;
    const pair = pairs.get(one) ?? markPair(lines[one]?.text ?? '', lines[other]?.text ?? '');
    pairs.set(one, pair);
    return pair[kind === 'removed' ? 0 : 1];
  };
}

/** Reads a difference. 1 MB of it takes some hundredths of a second. */
export function differenceModel(text: string): DifferenceModel {
  const parsed = parseDifference(text);
  const { kind, rows: lines } = parsed;
  const changes = changesOf(lines);
  const warnings = parsed.kind === 'difference' ? parsed.warnings : [];
  return { kind, lines, changes, warnings, markingOf: markings(lines, changes) };
}
