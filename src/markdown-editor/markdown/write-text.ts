// Writes changes to text blocks.
import type { PhrasingContent } from 'mdast';
import type { Node } from 'prosemirror-model';
import { nodeTypes } from '../schema/schema';
import { splitBlockIntoPieces, type TextBlockContext } from './document-pieces';
import { type InlinePiece, makePiece, type TextKind } from './inline-pieces';
import { getPhrasingRange, type SourceBlock } from './markdown-source';
import { mergePieces } from './merge-pieces';
import { normalizeDocumentNode } from './normalize-document-node';
import { splitSourceIntoPieces } from './source-pieces';
import { createReplacementEdits, type MarkdownEdit } from './text-edits';
import { type BlockPair, getSourceBlock, type WriteContext } from './write-context';
import { writeNewBlock } from './write-new-blocks';
import { writePieces } from './write-pieces';

const isBlank = (block: Node): boolean => normalizeDocumentNode(block).content.size === 0;

/** Writes a changed paragraph or heading, including a change from one to the other. */
export function writeTextChanges(
  context: WriteContext,
  { before, after }: BlockPair,
  prefix: string,
): MarkdownEdit[] {
  const block = getSourceBlock(context, before);
  const range = getPhrasingRange(block.phrasing);
  if (!range || isBlank(after)) return [replaceBlock(block, writeNewBlock(context, after, prefix))];
  const kind = after.type === nodeTypes.heading ? 'heading' : 'paragraph';
  const text = mergeText(context, before, [after], block.phrasing, prefix, kind);
  if (before.type === after.type && before.attrs.level === after.attrs.level)
    return createReplacementEdits(context.source.body, range.from, range.to, text);
  if (kind === 'paragraph') return [replaceBlock(block, text)];
  const line = text.replaceAll(/[ \t]*(?:\r\n|\r|\n)[ \t>]*/g, ' ');
  return [replaceBlock(block, `${'#'.repeat(Number(after.attrs.level))} ${line}`)];
}

const replaceBlock = ({ from, to }: SourceBlock, text: string): MarkdownEdit => ({ from, to, text });

/**
 * Returns the Markdown of a text block by applying the changes to its source. If the block was split into several
 * paragraphs, puts `separator` between them.
 */
export function mergeText(
  context: WriteContext,
  before: Node,
  after: readonly Node[],
  phrasing: readonly PhrasingContent[],
  prefix: string,
  kind: TextKind,
  separator = '',
): string {
  const { source, style, strategy } = context;
  const place: TextBlockContext = { kind, lineBreak: source.lineEnding + prefix };
  const changed: InlinePiece[] = after.flatMap((part, index) => [
    ...(index > 0 ? [makePiece('node', 'split', separator, true)] : []),
    ...splitBlockIntoPieces(part, style, place),
  ]);
  if (strategy.text === 'rewrite') return writePieces(changed, strategy.escaping, kind);
  const original = splitSourceIntoPieces(phrasing, source.body, kind === 'cell');
  const pieces = mergePieces(original, splitBlockIntoPieces(before, style, place), changed);
  return writePieces(pieces, strategy.escaping, kind);
}

/**
 * Writes a paragraph that was split into several paragraphs. Keeps the source of its text. Returns null if one of the
 * paragraphs is empty.
 */
export function writeSplitParagraph(
  context: WriteContext,
  before: Node,
  parts: readonly Node[],
  prefix: string,
  separator: string,
): MarkdownEdit[] | null {
  const { phrasing } = getSourceBlock(context, before);
  const range = getPhrasingRange(phrasing);
  if (!range || parts.some(isBlank)) return null;
  const text = mergeText(context, before, parts, phrasing, prefix, 'paragraph', separator);
  return createReplacementEdits(context.source.body, range.from, range.to, text);
}
