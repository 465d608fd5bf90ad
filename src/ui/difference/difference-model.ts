// A difference ready to be drawn: its lines with the words marked that changed inside them, and its changes counted.
import { defaultBudget, textChanges, type WorkBudget } from '~/lib/text-changes';
import { type DifferenceRow, type ParsedDifference, parseDifference } from './parse-difference';

/** `[from, to)` of a line's text. */
export type Mark = readonly [from: number, to: number];

export interface DifferenceLine extends DifferenceRow {
  readonly marks: readonly Mark[];
  /** The line is too long or too different to compare word by word: it counts as changed as a whole. */
  readonly whole: boolean;
  /** The line of the other side that this one is compared with, by index; null where it stands alone. */
  readonly partner: number | null;
}

/** A run of removed and added lines: the indexes `[from, to)` of the lines, and how many are of each kind. */
export interface DifferenceChange {
  readonly from: number;
  readonly to: number;
  readonly removed: number;
  readonly added: number;
}

export interface DifferenceModel {
  readonly kind: ParsedDifference['kind'];
  readonly lines: readonly DifferenceLine[];
  readonly changes: readonly DifferenceChange[];
  readonly warnings: readonly ('counts' | 'cut')[];
}

/** Two lines that share less than this much aren't one line that was edited. */
const LEAST_SHARED = 0.25;
/** All pairs of a difference together, in the unit of `WorkBudget`. */
const TOTAL_WORK = 8_000_000;

function changesOf(rows: readonly DifferenceRow[]): DifferenceChange[] {
  const changes: { from: number; to: number; removed: number; added: number }[] = [];
  for (const [index, { kind, change }] of rows.entries()) {
    if (change === null) continue;
    changes[change] ??= { from: index, to: index, removed: 0, added: 0 };
    const open = changes[change];
    open.to = index + 1;
    if (kind === 'removed' || kind === 'added') open[kind]++;
  }
  return changes;
}

type Marking = Pick<DifferenceLine, 'marks' | 'whole' | 'partner'>;
const UNMARKED: Marking = { marks: [], whole: false, partner: null };

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
function markPair(before: string, after: string, total: WorkBudget): readonly [Marking, Marking] {
  const budget = { left: Math.min(defaultBudget().left, Math.max(0, total.left)) };
  const given = budget.left;
  const { changes, complete } = textChanges(before, after, budget);
  total.left -= given - budget.left;
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
      { ...UNMARKED, whole: !complete },
      { ...UNMARKED, whole: !complete },
    ];
  const kept = (marks: [number, number][]) => marks.filter(([from, to]) => to > from);
  return [
    { marks: kept(old), whole: !complete, partner: null },
    { marks: kept(young), whole: !complete, partner: null },
  ];
}

/** Reads a difference and marks the words that changed inside its lines. Bounded work; 1 MB takes some tenths of a second. */
export function differenceModel(text: string): DifferenceModel {
  const parsed = parseDifference(text);
  const { kind, rows } = parsed;
  const markings = new Map<number, Marking>();
  const changes = changesOf(rows);
  const total: WorkBudget = { left: TOTAL_WORK };
  for (const { from, to } of changes) {
    const removed: number[] = [];
    const added: number[] = [];
    for (let index = from; index < to; index++) {
      if (rows[index]?.kind === 'removed') removed.push(index);
      if (rows[index]?.kind === 'added') added.push(index);
    }
    for (let pair = 0; pair < Math.min(removed.length, added.length); pair++) {
      const [one, other] = [removed[pair] ?? 0, added[pair] ?? 0];
      const [old, young] = markPair(rows[one]?.text ?? '', rows[other]?.text ?? '', total);
      markings.set(one, { ...old, partner: other });
      markings.set(other, { ...young, partner: one });
    }
  }
  const lines = rows.map((row, index) => ({ ...row, ...(markings.get(index) ?? UNMARKED) }));
  return { kind, lines, changes, warnings: parsed.kind === 'difference' ? parsed.warnings : [] };
}
