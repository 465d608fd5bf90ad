// What is drawn, one below the other: lines, pairs of lines side by side, and unchanged stretches that are folded.
import type { DifferenceChange, DifferenceModel } from './difference-model';
import type { DifferenceLine } from './parse-difference';

export type Layout = 'unified' | 'split';

export type DisplayItem =
  | { readonly kind: 'line'; readonly index: number }
  /** Side by side; null where a side has no line. */
  | { readonly kind: 'pair'; readonly left: number | null; readonly right: number | null }
  /** The lines `[from, to)` are unchanged and not shown. */
  | { readonly kind: 'fold'; readonly from: number; readonly to: number }
  /** The heading of a change, where changes can be left out. */
  | { readonly kind: 'change'; readonly change: number };

/** Unchanged lines that stay on each side of a fold, and the fewest that are worth one. */
const AROUND = 3;
const FEWEST = 4;

/** The stretches of unchanged lines that are folded: `[from, to)` each. */
export function foldsOf(lines: readonly DifferenceLine[]): readonly (readonly [number, number])[] {
  const folds: (readonly [number, number])[] = [];
  for (let from = 0; from < lines.length; from++) {
    if (lines[from]?.kind !== 'context') continue;
    let to = from;
    while (lines[to]?.kind === 'context') to++;
    const isAfterChange = (lines[from - 1]?.change ?? null) !== null;
    const isBeforeChange = (lines[to]?.change ?? null) !== null;
    const foldFrom = from + (isAfterChange ? AROUND : 0);
    const foldTo = to - (isBeforeChange ? AROUND : 0);
    if (foldTo - foldFrom >= FEWEST) folds.push([foldFrom, foldTo]);
    from = to;
  }
  return folds;
}

/**
 * What is drawn of a difference. `open` holds the first lines of the folds that a person opened; `everything` opens all;
 * with `headings`, each change is preceded by a heading.
 */
export function displayItems(
  { lines, changes }: DifferenceModel,
  layout: Layout,
  open: ReadonlySet<number>,
  everything: boolean,
  headings = false,
): readonly DisplayItem[] {
  const folds = new Map(everything ? [] : foldsOf(lines).filter(([from]) => !open.has(from)));
  const items: DisplayItem[] = [];
  for (let index = 0; index < lines.length; index++) {
    const foldTo = folds.get(index);
    const line = lines[index];
    const change = line?.change ?? null;
    if (headings && change !== null && changes[change]?.from === index)
      items.push({ kind: 'change', change });
    if (foldTo !== undefined) {
      items.push({ kind: 'fold', from: index, to: foldTo });
      index = foldTo - 1;
    } else if (layout === 'unified' || line === undefined || line.kind === 'hunk')
      items.push({ kind: 'line', index });
    else if (line.kind === 'context') items.push({ kind: 'pair', left: index, right: index });
    else if (line.change === null) items.push({ kind: 'line', index });
    else {
      const change = changes[line.change];
      if (change) pushSideBySide(items, lines, change);
      index = (change?.to ?? index + 1) - 1;
    }
  }
  return items;
}

/** The two sides of a change next to each other, and what belongs to neither below. */
function pushSideBySide(
  items: DisplayItem[],
  lines: readonly DifferenceLine[],
  { from, to, removed, added }: DifferenceChange,
): void {
  for (let row = 0; row < Math.max(removed.length, added.length); row++)
    items.push({ kind: 'pair', left: removed[row] ?? null, right: added[row] ?? null });
  for (let index = from; index < to; index++)
    if (lines[index]?.kind === 'note') items.push({ kind: 'line', index });
}

/** Whether an item shows a line. */
export function shows(item: DisplayItem, index: number): boolean {
  switch (item.kind) {
    case 'line':
      return item.index === index;
    case 'pair':
      return item.left === index || item.right === index;
    case 'fold':
      return item.from <= index && index < item.to;
    case 'change':
      return false;
  }
}
