// The rows of a diff in display order: lines, side-by-side pairs and collapsed ranges.
import type { DifferenceModel } from '~/lib/difference/difference-model';

export type DifferenceLayout = 'unified' | 'split';

export type DisplayItem =
  | { readonly kind: 'line'; readonly index: number }
  /** Two lines shown side by side, by their indexes. An index is null if its side has no line. */
  | { readonly kind: 'pair'; readonly left: number | null; readonly right: number | null }
  /** The range `[from, to)` of unchanged lines that are hidden. */
  | { readonly kind: 'fold'; readonly from: number; readonly to: number };

/**
 * `AROUND` is the number of unchanged lines shown around a change. `FEWEST` is the minimum number of lines to collapse.
 */
const AROUND = 3;
const FEWEST = 4;

/** Returns the ranges of unchanged lines to collapse, each as `[from, to)`. */
export function findCollapsibleRanges(model: DifferenceModel): readonly (readonly [number, number])[] {
  const folds: (readonly [number, number])[] = [];
  for (let from = 0; from < model.length; from++) {
    if (model.kindAt(from) !== 'context') continue;
    let to = from;
    while (model.kindAt(to) === 'context') to++;
    const isAfterChange = model.changeAt(from - 1) !== null;
    const isBeforeChange = model.changeAt(to) !== null;
    const foldFrom = from + (isAfterChange ? AROUND : 0);
    const foldTo = to - (isBeforeChange ? AROUND : 0);
    if (foldTo - foldFrom >= FEWEST) folds.push([foldFrom, foldTo]);
    from = to;
  }
  return folds;
}

const ITEM_KINDS = ['line', 'pair', 'fold'] as const;

/** A compact list of display items, because only a few items of a large diff are ever read. */
export class DisplayItems {
  private readonly kinds: Uint8Array;
  private readonly first: Int32Array;
  private readonly second: Int32Array;
  private readonly known = new Map<number, DisplayItem>();
  private count = 0;

  constructor(most: number) {
    this.kinds = new Uint8Array(most);
    this.first = new Int32Array(most);
    this.second = new Int32Array(most);
  }

  /** Adds an item. `first` and `second` are the item's fields in order, with -1 for a side without a line. */
  push(kind: DisplayItem['kind'], first: number, second = -1): void {
    this.kinds[this.count] = ITEM_KINDS.indexOf(kind);
    this.first[this.count] = first;
    this.second[this.count] = second;
    this.count++;
  }

  get length(): number {
    return this.count;
  }

  /** Returns the item of a row. Repeated calls return the same object. */
  at(row: number): DisplayItem | undefined {
    const item = this.known.get(row) ?? this.createItem(row);
    if (item) this.known.set(row, item);
    return item;
  }

  private createItem(row: number): DisplayItem | undefined {
    if (row < 0 || row >= this.count) return undefined;
    const [first = -1, second = -1] = [this.first[row], this.second[row]];
    switch (ITEM_KINDS[this.kinds[row] ?? 0]) {
      case 'pair':
        return { kind: 'pair', left: first === -1 ? null : first, right: second === -1 ? null : second };
      case 'fold':
        return { kind: 'fold', from: first, to: second };
      default:
        return { kind: 'line', index: first };
    }
  }

  *[Symbol.iterator](): Generator<DisplayItem> {
    for (let row = 0; row < this.count; row++) {
      const item = this.createItem(row);
      if (item) yield item;
    }
  }
}

/**
 * Returns the display items of a diff. `open` contains the index of the first line of each collapsed range that the
 * user expanded. `everything` expands all ranges.
 */
export function buildDisplayItems(
  model: DifferenceModel,
  layout: DifferenceLayout,
  open: ReadonlySet<number>,
  everything: boolean,
): DisplayItems {
  const folds = new Map(everything ? [] : findCollapsibleRanges(model).filter(([from]) => !open.has(from)));
  const items = new DisplayItems(model.length);
  for (let index = 0; index < model.length; index++) {
    const foldTo = folds.get(index);
    const kind = model.kindAt(index);
    const change = model.changeAt(index);
    if (foldTo !== undefined) {
      items.push('fold', index, foldTo);
      index = foldTo - 1;
    } else if (layout === 'unified' || kind === 'hunk' || (change === null && kind !== 'context'))
      items.push('line', index);
    else if (kind === 'context') items.push('pair', index, index);
    else index = pushSideBySide(items, model, index) - 1;
  }
  return items;
}

/**
 * Pairs the removed and added lines of the change that starts at `from`, then adds its notes, which belong to neither
 * side. Returns the end of the change.
 */
function pushSideBySide(items: DisplayItems, model: DifferenceModel, from: number): number {
  const change = model.changeAt(from);
  let to = from;
  while (model.changeAt(to) === change) to++;
  const next = (kind: 'removed' | 'added', start: number) => {
    let index = start;
    while (index < to && model.kindAt(index) !== kind) index++;
    return index < to ? index : -1;
  };
  let [left, right] = [next('removed', from), next('added', from)];
  while (left !== -1 || right !== -1) {
    items.push('pair', left, right);
    left = left === -1 ? -1 : next('removed', left + 1);
    right = right === -1 ? -1 : next('added', right + 1);
  }
  for (let index = from; index < to; index++) if (model.kindAt(index) === 'note') items.push('line', index);
  return to;
}

/** Reports whether a display item contains the line. */
export function isLineInItem(item: DisplayItem, index: number): boolean {
  switch (item.kind) {
    case 'line':
      return item.index === index;
    case 'pair':
      return item.left === index || item.right === index;
    case 'fold':
      return item.from <= index && index < item.to;
  }
}

/** Returns the indexes of the lines that a display item contains. */
export function getLineIndexes(item: DisplayItem | undefined): readonly number[] {
  if (item?.kind === 'line') return [item.index];
  if (item?.kind !== 'pair') return [];
  return [item.left, item.right].filter((index) => index !== null);
}
