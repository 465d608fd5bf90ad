// The difference between two texts, ready for rendering. It is packed into typed arrays, because a worker can transfer
// these without copying a megabyte.
import type { DifferenceLine, ParsedDifference } from './parse-difference';

/**
 * Consecutive changed lines. `[from, to)` is their range in the list of all lines. The removed and the added lines are
 * also listed separately.
 */
export interface DifferenceChange {
  readonly from: number;
  readonly to: number;
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

type LineKind = DifferenceLine['kind'];
/** Line kinds. Packed lines refer to them by index. */
export const LINE_KINDS: readonly LineKind[] = ['context', 'removed', 'added', 'hunk', 'note'];

/** Arrays with one entry per line or per change. A line's content is stored as a range of one of the two texts. */
export interface PackedDifference {
  readonly kind: ParsedDifference['kind'];
  readonly warnings: readonly ('counts' | 'cut')[];
  /** Indexes into `LINE_KINDS`. */
  readonly kinds: Uint8Array;
  /**
   * The start of the line's range `[from, to)`. For added lines, the range is in the text after the change, for all
   * other lines in the text before the change.
   */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Line numbers. NaN if the line doesn't exist in that text. */
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** Index of the change that contains the line, or -1 for none. */
  readonly change: Int32Array;
  readonly changeFrom: Uint32Array;
  readonly changeTo: Uint32Array;
}

/** Unpacks lines on demand, because only the visible ones are rendered. */
export class DifferenceModel {
  private allLines: readonly DifferenceLine[] | null = null;
  private readonly knownChanges = new Map<number, DifferenceChange>();

  constructor(
    private readonly packed: PackedDifference,
    private readonly textBefore: string,
    private readonly textAfter: string,
  ) {}

  get kind() {
    return this.packed.kind;
  }

  get warnings() {
    return this.packed.warnings;
  }

  /** The total number of lines. */
  get length(): number {
    return this.packed.kinds.length;
  }

  get changeCount(): number {
    return this.packed.changeFrom.length;
  }

  kindAt(index: number): LineKind | undefined {
    return LINE_KINDS[this.packed.kinds[index] ?? LINE_KINDS.length];
  }

  changeAt(index: number): number | null {
    const change = this.packed.change[index] ?? -1;
    return change === -1 ? null : change;
  }

  /** The length of a line's text, without unpacking the line. */
  lengthAt(index: number): number {
    return (this.packed.to[index] ?? 0) - (this.packed.from[index] ?? 0);
  }

  textAt(index: number): string {
    const text = this.kindAt(index) === 'added' ? this.textAfter : this.textBefore;
    return text.slice(this.packed.from[index], this.packed.to[index]);
  }

  line(index: number): DifferenceLine | undefined {
    const kind = this.kindAt(index);
    const number = (numbers: Float64Array) => {
      const found = numbers[index] ?? Number.NaN;
      return Number.isNaN(found) ? null : found;
    };
    return (
      kind && {
        kind,
        text: this.textAt(index),
        before: number(this.packed.before),
        after: number(this.packed.after),
        change: this.changeAt(index),
      }
    );
  }

  change(number: number): DifferenceChange | undefined {
    const known = this.knownChanges.get(number);
    if (known) return known;
    const { changeFrom, changeTo } = this.packed;
    const [from, to] = [changeFrom[number], changeTo[number]];
    if (from === undefined || to === undefined) return undefined;
    const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
    const ofKind = (kind: LineKind) => indexes.filter((index) => this.kindAt(index) === kind);
    const change = { from, to, removed: ofKind('removed'), added: ofKind('added') };
    this.knownChanges.set(number, change);
    return change;
  }

  get lines(): readonly DifferenceLine[] {
    this.allLines ??= Array.from({ length: this.length }, (_, index) => this.line(index) ?? []).flat();
    return this.allLines;
  }

  get changes(): readonly DifferenceChange[] {
    return Array.from({ length: this.changeCount }, (_, number) => this.change(number) ?? []).flat();
  }
}
