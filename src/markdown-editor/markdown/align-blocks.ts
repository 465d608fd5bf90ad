// Aligns two lists of blocks: finds the blocks that correspond to each other.
import type { Node } from 'prosemirror-model';
import { nodeTypes } from '../schema/schema';
import { diffLists, measureCommonEnds } from './text-edits';

/**
 * A step that turns the blocks before a change into the blocks after it. `a` is an index before the change, `b` an
 * index after it.
 */
export type BlockAlignmentStep =
  | { readonly kind: 'keep' | 'change'; readonly a: number; readonly b: number }
  | { readonly kind: 'remove'; readonly a: number }
  | { readonly kind: 'insert'; readonly b: number };

const MAX_EDIT_LENGTH = 1000;
/**
 * The maximum number of pairs of blocks whose similarity is measured. If there are more, blocks are paired by their
 * order.
 */
const MAX_PAIRS = 4000;
const MIN_SIMILARITY = 0.1;

const isSame = (a: Node | undefined, b: Node | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.nodeSize === b.nodeSize && a.eq(b));

export function alignBlocks(before: readonly Node[], after: readonly Node[]): BlockAlignmentStep[] {
  const steps: BlockAlignmentStep[] = [];
  let a = 0;
  let b = 0;
  let removed = 0;
  let inserted = 0;
  const match = () => {
    const left = before.slice(a, a + removed);
    const right = after.slice(b, b + inserted);
    for (const step of matchSimilar(left, right)) steps.push(shift(step, a, b));
    a += removed;
    b += inserted;
    removed = 0;
    inserted = 0;
  };
  for (const part of diffLists(before, after, isSame, MAX_EDIT_LENGTH)) {
    if (part.removed) removed += part.count;
    else if (part.added) inserted += part.count;
    else {
      match();
      for (let count = 0; count < part.count; count++) steps.push({ kind: 'keep', a: a++, b: b++ });
    }
  }
  match();
  return steps;
}

function shift(step: BlockAlignmentStep, a: number, b: number): BlockAlignmentStep {
  if (step.kind === 'remove') return { ...step, a: step.a + a };
  if (step.kind === 'insert') return { ...step, b: step.b + b };
  return { ...step, a: step.a + a, b: step.b + b };
}

/** Pairs similar blocks, keeping their order, so that the sum of the pairs' similarities is as great as possible. */
function matchSimilar(before: readonly Node[], after: readonly Node[]): BlockAlignmentStep[] {
  if (before.length * after.length > MAX_PAIRS) return matchInOrder(before, after);
  const similar = before.map((a) => after.map((b) => measureSimilarity(a, b)));
  const getSimilarity = (a: number, b: number) => similar[a]?.[b] ?? 0;
  // `best[a][b]` is the greatest possible sum for the old blocks from index `a` and the new blocks from index `b`.
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const getBest = (a: number, b: number) => best[a]?.[b] ?? 0;
  const getMatch = (a: number, b: number) => {
    const similarity = getSimilarity(a, b);
    return similarity > MIN_SIMILARITY ? similarity + getBest(a + 1, b + 1) : 0;
  };
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--)
      best[a]?.fill(Math.max(getBest(a + 1, b), getBest(a, b + 1), getMatch(a, b)), b, b + 1);
  const steps: BlockAlignmentStep[] = [];
  let a = 0;
  let b = 0;
  while (a < before.length || b < after.length) {
    const isMatch = a < before.length && b < after.length && getMatch(a, b) > 0;
    if (isMatch && getBest(a, b) === getMatch(a, b)) steps.push({ kind: 'change', a: a++, b: b++ });
    else if (b < after.length && (a === before.length || getBest(a, b) === getBest(a, b + 1)))
      steps.push({ kind: 'insert', b: b++ });
    else steps.push({ kind: 'remove', a: a++ });
  }
  return steps;
}

function matchInOrder(before: readonly Node[], after: readonly Node[]): BlockAlignmentStep[] {
  const steps: BlockAlignmentStep[] = [];
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const a = before[index];
    const b = after[index];
    if (a && b && measureSimilarity(a, b) > MIN_SIMILARITY) {
      steps.push({ kind: 'change', a: index, b: index });
      continue;
    }
    if (a) steps.push({ kind: 'remove', a: index });
    if (b) steps.push({ kind: 'insert', b: index });
  }
  return steps;
}

export const isTextBlock = ({ isTextblock, type }: Node): boolean => isTextblock && !type.spec.code;
const getText = (node: Node): string =>
  node.type === nodeTypes.raw_block ? String(node.attrs.source) : node.textContent;

/**
 * Returns the similarity of two blocks, measured by the text that they share at their start and end. Ranges from 0 for
 * different blocks to about 1 for equal blocks.
 */
function measureSimilarity(a: Node, b: Node): number {
  if (a.type !== b.type && !(isTextBlock(a) && isTextBlock(b))) return 0;
  if (a.type === nodeTypes.horizontal_rule) return 0.5;
  const left = getText(a);
  const right = getText(b);
  if (left === '' && right === '') return 0.6;
  const { head, tail } = measureCommonEnds(left, right);
  const ofLonger = (head + tail) / Math.max(left.length, right.length);
  const ofShorter = ((head + tail) / Math.max(1, Math.min(left.length, right.length))) * 0.6;
  const isContainer = !a.isTextblock && !a.isLeaf;
  return (a.type === b.type ? 0.02 : 0) + Math.max(ofLonger, ofShorter, isContainer ? 0.15 : 0);
}
