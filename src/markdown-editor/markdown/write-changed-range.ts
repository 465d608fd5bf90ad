// Writes a changed range (adjacent changed blocks) with the first strategy whose result is equivalent to the document.
import { Fragment, type Node } from 'prosemirror-model';
import { isList, nodeTypes } from '../schema/schema';
import type { BlockAlignmentStep } from './align-blocks';
import { createDefinitionsPrefix } from './definitions';
import { findLineStart, type MarkdownSource } from './markdown-source';
import type { MarkdownStyle } from './markdown-style';
import { normalizeDocumentNode } from './normalize-document-node';
import { parseMarkdownPart } from './parse-markdown';
import { applyEdits, type MarkdownEdit } from './text-edits';
import {
  type BlockPair,
  CannotWriteError,
  SAFEST_STRATEGY,
  WRITE_STRATEGIES,
  type WriteStrategy,
} from './write-context';
import { writeSequence } from './write-sequence';

/** Top-level blocks of the opened text and of the document. */
export interface BlockAlignment {
  readonly source: MarkdownSource;
  readonly style: MarkdownStyle;
  readonly before: readonly Node[];
  readonly after: readonly Node[];
  readonly steps: readonly BlockAlignmentStep[];
  /** Definitions of the document. */
  readonly definitions: readonly string[];
}

export interface WrittenRange {
  /**
   * The index after the last step of the changed range. Greater than the requested index if blocks after the range had
   * to be rewritten, too.
   */
  readonly to: number;
  readonly edits: readonly MarkdownEdit[];
  readonly isVerified: boolean;
  /**
   * The parsed Markdown of the changed range and its neighbors. `start` is its offset in `body` of the opened source.
   */
  readonly parsed: MarkdownSource | null;
  readonly start: number;
  /** Index of the first block of the changed range among the parsed blocks. */
  readonly first: number;
}

/** Returns the blocks before and after a `keep` step, or null for any other step. */
export function getUnchangedPair(
  { before, after }: BlockAlignment,
  step: BlockAlignmentStep | undefined,
): BlockPair | null {
  if (step?.kind !== 'keep') return null;
  const pair = { before: before[step.a], after: after[step.b] };
  return pair.before && pair.after ? { before: pair.before, after: pair.after } : null;
}

/** Returns the document's blocks that result from the steps. */
export const getResultingBlocks = (
  { after }: BlockAlignment,
  steps: readonly BlockAlignmentStep[],
): readonly Node[] => steps.flatMap((step) => (step.kind === 'remove' ? [] : (after[step.b] ?? [])));

/** Returns the index of the next unchanged block after an index. */
export function findRangeEnd(steps: readonly BlockAlignmentStep[], from: number): number {
  const found = steps.findIndex(({ kind }, index) => index > from && kind === 'keep');
  return found === -1 ? steps.length : found;
}

/** Writes the steps from index `from` to index `to` (exclusive). */
export function writeChangedRange(alignment: BlockAlignment, from: number, to: number): WrittenRange {
  const steps = alignment.steps.slice(from, to);
  const place = getPlace(alignment, from, to);
  let fallback: VerifiedRange | null = null;
  for (const strategy of WRITE_STRATEGIES) {
    const written = tryStrategy(alignment, place, steps, strategy);
    if (written?.isExact) return { ...written, to };
    fallback ??= written;
  }
  if (fallback) return { ...fallback, to };
  const written = tryWithNeighbors(alignment, from, to);
  if (written) return written;
  const edits = editChangedRange(alignment, place, steps, SAFEST_STRATEGY) ?? [];
  return { to, edits, isVerified: false, parsed: null, start: 0, first: 0 };
}

/** The unchanged blocks around a changed range. */
interface Place {
  readonly previous: BlockPair | null;
  readonly next: BlockPair | null;
}

const getPlace = (alignment: BlockAlignment, from: number, to: number): Place => ({
  previous: getUnchangedPair(alignment, alignment.steps[from - 1]),
  next: getUnchangedPair(alignment, alignment.steps[to]),
});

/**
 * Writes a changed range together with the adjacent unchanged blocks. For example, this is needed if two blocks of
 * indented code would become adjacent and be parsed as one. If an included block is followed by another changed range,
 * includes that range too.
 */
function tryWithNeighbors(alignment: BlockAlignment, from: number, to: number): WrittenRange | null {
  const sides = [
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const;
  for (const [left, right] of sides) {
    const start = Math.max(0, from - left);
    const end = right === 0 ? to : findRangeEnd(alignment.steps, to);
    // Excludes the neighbor on this side if a changed range precedes it, because that range has already been written.
    const isApart = start === 0 || alignment.steps[start - 1]?.kind === 'keep';
    if ((start === from && end === to) || !isApart) continue;
    const steps = alignment.steps
      .slice(start, end)
      .map((step) => (step.kind === 'keep' ? ({ ...step, kind: 'change' } as const) : step));
    const written = tryStrategy(alignment, getPlace(alignment, start, end), steps, SAFEST_STRATEGY);
    if (written) return { ...written, to: end, first: written.first + from - start };
  }
  return null;
}

type VerifiedRange = Omit<WrittenRange, 'to'> & { readonly isExact: boolean };

/**
 * Writes a changed range with one strategy. Parses the written text together with its neighbors, and returns null
 * unless the result equals the document.
 */
function tryStrategy(
  alignment: BlockAlignment,
  place: Place,
  steps: readonly BlockAlignmentStep[],
  strategy: WriteStrategy,
): VerifiedRange | null {
  const edits = editChangedRange(alignment, place, steps, strategy);
  if (!edits) return null;
  // At first parses only the nearest item of an adjacent list, because this is faster and usually sufficient.
  const nearby = verify(alignment, trimNeighbors(alignment, place), steps, edits);
  return nearby ?? verify(alignment, getWholeNeighbors(alignment, place), steps, edits);
}

/** The source range and the adjacent blocks that are parsed together with a changed range. */
interface Neighborhood {
  readonly from: number;
  readonly to: number;
  readonly previous: Node | null;
  readonly next: Node | null;
}

function getWholeNeighbors({ source }: BlockAlignment, { previous, next }: Place): Neighborhood {
  return {
    from: previous ? (source.blocks.get(previous.before)?.from ?? 0) : 0,
    to: next ? (source.blocks.get(next.before)?.to ?? source.body.length) : source.body.length,
    previous: previous?.after ?? null,
    next: next?.after ?? null,
  };
}

/** Reduces an adjacent list to the item next to the changed range. */
function trimNeighbors(alignment: BlockAlignment, place: Place): Neighborhood {
  const { blocks, body } = alignment.source;
  const whole = getWholeNeighbors(alignment, place);
  const last = place.previous && isList(place.previous.before) ? place.previous.before.lastChild : null;
  const first = place.next && isList(place.next.before) ? place.next.before.firstChild : null;
  const from = last && blocks.get(last)?.from;
  const number = from ? Number.parseInt(body.slice(from, from + 12), 10) : Number.NaN;
  const start = Number.isNaN(number) ? {} : { start: number };
  const { previous, next } = whole;
  return {
    ...whole,
    ...(from && previous
      ? { from, previous: previous.type.create({ ...previous.attrs, ...start }, last) }
      : {}),
    ...(first && next
      ? { to: blocks.get(first)?.to ?? whole.to, next: next.copy(Fragment.from(first)) }
      : {}),
  };
}

function verify(
  alignment: BlockAlignment,
  { from, to, previous, next }: Neighborhood,
  steps: readonly BlockAlignmentStep[],
  edits: readonly MarkdownEdit[],
): VerifiedRange | null {
  const { body } = alignment.source;
  const start = previous ? findLineStart(body, from) : 0;
  const text = applyEdits(body, edits, start, to);
  if (text === null) return null;
  // Adds a line break before a byte order mark, because the parser drops a byte order mark at the start of its input.
  const lead = start > 0 && text.startsWith('\uFEFF') ? '\n' : '';
  const header = createDefinitionsPrefix(alignment.definitions, text) || lead;
  const parsed = parseMarkdownPart(text, { isTop: start === 0, header });
  const expected = [
    ...(previous ? [previous] : []),
    ...getResultingBlocks(alignment, steps),
    ...(next ? [next] : []),
  ];
  const isExact = isParsedAs(parsed, expected);
  if (!isExact && !isParsedAsIgnoringListSpacing(parsed, expected)) return null;
  return { edits, isVerified: true, parsed, start: start - header.length, first: previous ? 1 : 0, isExact };
}

function editChangedRange(
  { source, style, before, after }: BlockAlignment,
  { previous, next }: Place,
  steps: readonly BlockAlignmentStep[],
  strategy: WriteStrategy,
): readonly MarkdownEdit[] | null {
  const sequence = { before, after, steps, previous, next, prefix: '', isLoose: true };
  try {
    return writeSequence({ source, style, strategy, writeSequence }, sequence);
  } catch (error) {
    if (error instanceof CannotWriteError) return null;
    throw error;
  }
}

const toNormalDocument = (blocks: readonly Node[]): Node =>
  normalizeDocumentNode(
    nodeTypes.doc.create(null, blocks.length > 0 ? blocks : [nodeTypes.paragraph.create()]),
  );

/** Reports whether parsing produced exactly these blocks. */
export const isParsedAs = (parsed: MarkdownSource, blocks: readonly Node[]): boolean =>
  toNormalDocument(blocks).eq(normalizeDocumentNode(parsed.doc));

/** Like `isParsedAs`, but ignores empty lines between list items. */
export const isParsedAsIgnoringListSpacing = (parsed: MarkdownSource, blocks: readonly Node[]): boolean =>
  removeLooseness(toNormalDocument(blocks)).eq(removeLooseness(normalizeDocumentNode(parsed.doc)));

function removeLooseness(node: Node): Node {
  if (node.isTextblock || node.isLeaf) return node;
  const attrs = isList(node) ? { ...node.attrs, loose: false } : node.attrs;
  return node.type.create(attrs, node.children.map(removeLooseness));
}
