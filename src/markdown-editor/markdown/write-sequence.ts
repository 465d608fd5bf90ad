// Writes changes among the children of a container: inserted, removed, changed and split blocks.
import type { Node } from 'prosemirror-model';
import { isList, nodeTypes } from '../schema/schema';
import type { BlockAlignmentStep } from './align-blocks';
import { canFollowDirectly } from './normalize-document-node';
import type { MarkdownEdit } from './text-edits';
import { writeBlockChanges } from './write-block';
import {
  type BlockPair,
  type BlockSequence,
  CannotWriteError,
  getSourceBlock,
  hasBlankLine,
  type WriteContext,
} from './write-context';
import { writeListItem } from './write-list';
import { writeNewBlock } from './write-new-blocks';
import { writeSplitParagraph } from './write-text';

export const writeSequence = (context: WriteContext, sequence: BlockSequence): MarkdownEdit[] =>
  new SequenceWriter(context, sequence).write();

class SequenceWriter {
  readonly #context: WriteContext;
  readonly #sequence: BlockSequence;
  readonly #edits: MarkdownEdit[] = [];
  readonly #tight: string;
  readonly #blank: string;

  constructor(context: WriteContext, sequence: BlockSequence) {
    const { lineEnding } = context.source;
    this.#context = context;
    this.#sequence = sequence;
    this.#tight = lineEnding + sequence.prefix;
    this.#blank = lineEnding + sequence.prefix.trimEnd() + this.#tight;
  }

  write(): MarkdownEdit[] {
    const { steps, previous = null, next = null } = this.#sequence;
    let left = previous;
    // False after a changed block until the gap after it has been written. Inserted and removed blocks are written
    // together with the empty lines around them.
    let isGapDone = true;
    for (let index = 0; index < steps.length; ) {
      const run = this.#getRun(index);
      index += run.length;
      const step = steps[index];
      const pair = step ? this.#getPair(step) : next;
      const isChanged = step?.kind === 'change';
      if (run.length > 0) this.#writeRun(run, left, pair);
      else if (left && pair && (isChanged || !isGapDone)) this.#widenGap(left, pair);
      if (isChanged && pair) index += this.#change(steps, index, pair);
      else index++;
      isGapDone = !isChanged;
      left = pair;
    }
    if (left && next && !isGapDone) this.#widenGap(left, next);
    return this.#edits;
  }

  /** Returns the consecutive insert and remove steps that start at this index. */
  #getRun(index: number): readonly BlockAlignmentStep[] {
    const { steps } = this.#sequence;
    const isKept = ({ kind }: BlockAlignmentStep, at: number) =>
      at >= index && (kind === 'keep' || kind === 'change');
    const end = steps.findIndex(isKept);
    return steps.slice(index, end === -1 ? steps.length : end);
  }

  #getPair(step: BlockAlignmentStep): BlockPair {
    const before = 'a' in step ? this.#sequence.before[step.a] : undefined;
    const after = 'b' in step ? this.#sequence.after[step.b] : undefined;
    if (!before || !after) throw new CannotWriteError();
    return { before, after };
  }

  /**
   * Writes a changed block, including the paragraphs that were split from it. Returns the number of steps that were
   * written.
   */
  #change(steps: readonly BlockAlignmentStep[], index: number, { before, after }: BlockPair): number {
    const { strategy } = this.#context;
    const parts = [after];
    for (let at = index + 1; at < steps.length; at++) {
      const step = steps[at];
      const part = step?.kind === 'insert' ? this.#sequence.after[step.b] : undefined;
      if (part?.type !== nodeTypes.paragraph) break;
      parts.push(part);
    }
    const isParagraph = before.type === nodeTypes.paragraph && after.type === nodeTypes.paragraph;
    if (parts.length > 1 && isParagraph && strategy.text === 'merge') {
      const edits = writeSplitParagraph(this.#context, before, parts, this.#sequence.prefix, this.#blank);
      if (edits) {
        this.#edits.push(...edits);
        return parts.length;
      }
    }
    this.#edits.push(...writeBlockChanges(this.#context, { before, after }, this.#sequence));
    return 1;
  }

  #between(left: Node | undefined, right: Node | undefined): string {
    const { isLoose, list } = this.#sequence;
    const isTight = !isLoose && (list || (left && right && canFollowDirectly(left, right)));
    return isTight ? this.#tight : this.#blank;
  }

  /**
   * Returns the indentation before a list's first marker, which must be kept when the blocks above the list are
   * removed.
   */
  #getIndent(node: Node): string {
    if (!isList(node)) return '';
    const { prefix } = getSourceBlock(this.#context, node);
    return ' '.repeat(Math.max(0, prefix.length - this.#sequence.prefix.length));
  }

  #isWide(from: number, to: number): boolean {
    const { isLoose, list } = this.#sequence;
    return (list !== undefined && !isLoose) || hasBlankLine(this.#context.source.body.slice(from, to));
  }

  #widenGap(left: BlockPair, right: BlockPair): void {
    if (!this.#context.strategy.widensGaps) return;
    const { to: from } = getSourceBlock(this.#context, left.before);
    const { from: to } = getSourceBlock(this.#context, right.before);
    const isTight = !hasBlankLine(this.#context.source.body.slice(from, to));
    // Always rewrites the gap if the strategy rewrites blocks, because indentation in the gap could make the block a
    // part of the block above.
    const isRewritten = this.#context.strategy.blocks === 'rewrite';
    if ((isTight || isRewritten) && this.#between(left.after, right.after) === this.#blank)
      this.#edits.push({ from, to, text: this.#blank + this.#getIndent(right.before) });
  }

  #writeRun(run: readonly BlockAlignmentStep[], left: BlockPair | null, right: BlockPair | null): void {
    const removed: Node[] = [];
    const inserted: Node[] = [];
    let first: number | undefined;
    for (const step of run) {
      const node =
        step.kind === 'remove'
          ? this.#sequence.before[step.a]
          : step.kind === 'insert'
            ? this.#sequence.after[step.b]
            : undefined;
      if (step.kind === 'insert') first ??= step.b;
      if (node) (step.kind === 'remove' ? removed : inserted).push(node);
    }
    if (inserted.length === 0) this.#remove(removed, left, right);
    else this.#insert(removed, inserted, first ?? 0, left, right);
  }

  #writeInserted(nodes: readonly Node[], first: number): string {
    const { list, prefix } = this.#sequence;
    let text = '';
    nodes.forEach((node, index) => {
      if (index > 0) text += this.#between(nodes[index - 1], node);
      text += list
        ? writeListItem(this.#context, node, list, first + index)
        : writeNewBlock(this.#context, node, prefix);
    });
    return text;
  }

  /** Writes new blocks in place of the removed blocks, or between the neighboring blocks if none were removed. */
  #insert(
    removed: readonly Node[],
    inserted: readonly Node[],
    first: number,
    left: BlockPair | null,
    right: BlockPair | null,
  ): void {
    const end = left && getSourceBlock(this.#context, left.before).to;
    const start = right && getSourceBlock(this.#context, right.before).from;
    const isBetween = removed.length === 0;
    let { from, to } = isBetween ? toPoint(end ?? start) : this.#getRange(removed);
    let text = this.#writeInserted(inserted, first);
    const { widensGaps } = this.#context.strategy;
    if (left && end !== null && (isBetween || widensGaps || !this.#isWide(end, from))) {
      from = end;
      text = this.#between(left.after, inserted[0]) + text;
    }
    const isAlone = isBetween && !left;
    if (right && start !== null && (isAlone || widensGaps || !this.#isWide(to, start))) {
      to = start;
      text += this.#between(inserted.at(-1), right.after) + (isAlone ? '' : this.#getIndent(right.before));
    }
    this.#push(from, to, text);
  }

  #remove(removed: readonly Node[], left: BlockPair | null, right: BlockPair | null): void {
    const { from, to } = this.#getRange(removed);
    const indent = right ? this.#getIndent(right.before) : '';
    const own = removed[0] ? this.#getIndent(removed[0]) : '';
    const end = left && getSourceBlock(this.#context, left.before).to;
    const start = right && getSourceBlock(this.#context, right.before).from;
    // If the first removed block was a list, the indentation before its marker remains in the source. In this case,
    // adds only the missing part of the next block's indentation.
    const missing = this.#sequence.list ? '' : indent.slice(Math.min(own.length, indent.length));
    if (end !== null && start !== null) {
      const isTight = !this.#isWide(end, from) && !this.#isWide(to, start);
      if (this.#context.strategy.widensGaps || isTight)
        this.#push(end, start, this.#between(left?.after, right?.after) + indent);
      else if (this.#isWide(end, from)) this.#push(from, start, missing);
      else this.#push(end, to, '');
    } else if (end !== null) this.#push(end, to, '');
    else if (start !== null) this.#push(from, start, missing);
    else if (this.#sequence.prefix === '' && !this.#sequence.list) this.#push(from, to, '');
    else throw new CannotWriteError();
  }

  #getRange(nodes: readonly Node[]): { from: number; to: number } {
    const first = nodes.at(0);
    const last = nodes.at(-1);
    if (!first || !last) throw new CannotWriteError();
    return { from: getSourceBlock(this.#context, first).from, to: getSourceBlock(this.#context, last).to };
  }

  #push(from: number, to: number, text: string): void {
    this.#edits.push({ from, to, text });
  }
}

function toPoint(offset: number | null): { from: number; to: number } {
  if (offset === null) throw new CannotWriteError();
  return { from: offset, to: offset };
}
