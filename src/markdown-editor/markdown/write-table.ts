// Writes changes to the cells and rows of a table. A table whose columns have changed is rewritten.
import type { Node } from 'prosemirror-model';
import { alignBlocks, type BlockAlignmentStep } from './align-blocks';
import { findLineEnd, findLineStart, getPhrasingRange } from './markdown-source';
import { normalizeDocumentNode } from './normalize-document-node';
import { createReplacementEdits, type MarkdownEdit } from './text-edits';
import { type BlockPair, getSourceBlock, type WriteContext } from './write-context';
import { writeCell, writeRow } from './write-new-blocks';
import { mergeText } from './write-text';

/** Returns edits for the changed parts of a table, or null if the table has to be rewritten. */
export function writeTableChanges(
  context: WriteContext,
  { before, after }: BlockPair,
  prefix: string,
): MarkdownEdit[] | null {
  const steps = alignBlocks(before.children, after.children);
  const header = before.firstChild;
  if (!header || !hasSameColumns(before, after, steps)) return null;
  const { body, lineEnding } = context.source;
  const start = getSourceBlock(context, header).from;
  const lineStart = lineEnding + prefix.padEnd(start - findLineStart(body, start));
  const edits: MarkdownEdit[] = [];
  let end = findDelimiterEnd(context, header);
  for (const step of steps) {
    const old = step.kind === 'insert' ? undefined : before.children[step.a];
    const now = step.kind === 'remove' ? undefined : after.children[step.b];
    const next = old && old !== header ? getSourceBlock(context, old).to : end;
    if (step.kind === 'remove') edits.push({ from: end, to: next, text: '' });
    if (step.kind === 'insert' && now)
      edits.push({ from: end, to: end, text: lineStart + writeRow(now, context.style) });
    const changes = old && now ? changeRow(context, { before: old, after: now }, prefix) : [];
    if (!changes) return null;
    edits.push(...changes);
    end = next;
  }
  return edits;
}

/** Reports whether the header row, the number of columns and their alignment are unchanged. */
const hasSameColumns = (before: Node, after: Node, [first]: readonly BlockAlignmentStep[]): boolean =>
  (first?.kind === 'keep' || first?.kind === 'change') &&
  before.attrs.align.join() === after.attrs.align.join() &&
  before.firstChild?.childCount === after.firstChild?.childCount;

/** Returns the offset at which the delimiter row below the header ends. */
function findDelimiterEnd(context: WriteContext, header: Node): number {
  const { body } = context.source;
  const end = findLineEnd(body, getSourceBlock(context, header).to);
  return findLineEnd(body, end + (body.startsWith('\r\n', end) ? 2 : 1));
}

function changeRow(
  context: WriteContext,
  { before, after }: BlockPair,
  prefix: string,
): MarkdownEdit[] | null {
  const edits: MarkdownEdit[] = [];
  for (const [column, cell] of before.children.entries()) {
    const now = after.children[column];
    if (!now || cell.eq(now)) continue;
    const changes = changeCell(context, { before: cell, after: now }, prefix);
    if (!changes) return null;
    edits.push(...changes);
  }
  return edits;
}

function changeCell(
  context: WriteContext,
  { before, after }: BlockPair,
  prefix: string,
): MarkdownEdit[] | null {
  const { body } = context.source;
  const block = context.source.blocks.get(before);
  const old = before.firstChild;
  const now = after.firstChild;
  // A cell that is missing from the source can't be changed.
  if (!block || !old || !now) return null;
  const isEmpty = normalizeDocumentNode(now).content.size === 0;
  const range = getPhrasingRange(block.phrasing);
  if (range && !isEmpty) {
    const text = mergeText(context, old, [now], block.phrasing, prefix, 'cell');
    return createReplacementEdits(body, range.from, range.to, text);
  }
  const source = body.slice(block.from, block.to);
  const open = source.startsWith('|') ? 1 : 0;
  const close = source.length > open && /(?<!\\)\|$/.test(source) ? 1 : 0;
  if (open === 0 && !range) return null;
  const text = isEmpty ? ' ' : ` ${writeCell(after, context.style)} `;
  return [{ from: block.from + open, to: block.to - close, text }];
}
