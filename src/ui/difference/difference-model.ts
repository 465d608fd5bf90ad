// A difference ready to be drawn: its lines, its changes counted, and the words that changed inside a line.
import { lineDifference } from './line-difference';
import { type Marking, type Markings, markingsOf } from './markings';
import { type DifferenceLine, type ParsedDifference, parseDifference } from './parse-difference';

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

/** Where a change is too much to be compared at once, its first removed line stands for its first added one, and so on. */
function markings(lines: readonly DifferenceLine[], changes: readonly DifferenceChange[]) {
  const known = new Map<string, Markings>();
  const compared = (key: string, removed: readonly number[], added: readonly number[]) => {
    const texts = (side: readonly number[]) => side.map((index) => lines[index]?.text ?? '');
    const found = known.get(key) ?? markingsOf(texts(removed), texts(added));
    known.set(key, found);
    return found;
  };
  return (index: number): Marking => {
    const { kind, change } = lines[index] ?? {};
    if (kind !== 'removed' && kind !== 'added') return UNMARKED;
    const { removed = [], added = [] } = changes[change ?? -1] ?? {};
    if (removed.length === 0 || added.length === 0) return UNMARKED;
    const place = (kind === 'removed' ? removed : added).indexOf(index);
    const whole = compared(`${change}`, removed, added);
    if (whole.complete) return whole[kind][place] ?? UNMARKED;
    const [one, other] = [removed[place], added[place]];
    if (one === undefined || other === undefined) return UNMARKED;
    return compared(`${change} ${place}`, [one], [other])[kind][0] ?? UNMARKED;
  };
}

const modelOf = (
  kind: DifferenceModel['kind'],
  lines: readonly DifferenceLine[],
  warnings: DifferenceModel['warnings'] = [],
): DifferenceModel => {
  const changes = changesOf(lines);
  return { kind, lines, changes, warnings, markingOf: markings(lines, changes) };
};

/** Reads a unified difference. 1 MB of it takes some hundredths of a second. */
export function differenceModel(text: string): DifferenceModel {
  const parsed = parseDifference(text);
  return modelOf(parsed.kind, parsed.rows, parsed.kind === 'difference' ? parsed.warnings : []);
}

/** The difference between two texts, whole. */
export const textDifferenceModel = (before: string, after: string): DifferenceModel =>
  modelOf('difference', lineDifference(before, after));
