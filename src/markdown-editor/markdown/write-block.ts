// Writes a changed block by changing as little of its source as possible.

import { isList, nodeTypes } from '../schema/schema';
import { isTextBlock } from './align-blocks';
import type { MarkdownEdit } from './text-edits';
import { writeChildren, writeCodeChanges } from './write-code';
import {
  type BlockPair,
  type BlockSequence,
  getSourceBlock,
  prefixContinuationLines,
  type WriteContext,
} from './write-context';
import { writeListChanges, writeListItemChanges } from './write-list';
import { writeNewBlock } from './write-new-blocks';
import { writeTableChanges } from './write-table';
import { writeTextChanges } from './write-text';

export function writeBlockChanges(
  context: WriteContext,
  pair: BlockPair,
  sequence: BlockSequence,
): MarkdownEdit[] {
  const { before, after } = pair;
  const { list, prefix } = sequence;
  if (list) return writeListItemChanges(context, pair, list, sequence.after.indexOf(after));
  const isRewritten = context.strategy.blocks === 'rewrite';
  if (!isRewritten && isTextBlock(before) && isTextBlock(after))
    return writeTextChanges(context, pair, prefix);
  const edits = isRewritten || before.type !== after.type ? null : changeInside(context, pair, prefix);
  if (edits) return edits;
  const block = getSourceBlock(context, before);
  const start = isList(before) && isList(after) ? block.prefix : prefix;
  return [{ from: block.from, to: block.to, text: writeNewBlock(context, after, start) }];
}

/** Returns edits inside the source of a block, or null if the block has to be rewritten. */
function changeInside(context: WriteContext, pair: BlockPair, prefix: string): MarkdownEdit[] | null {
  const { before, after } = pair;
  switch (before.type) {
    case nodeTypes.code_block:
      return writeCodeChanges(context, pair, prefix);
    case nodeTypes.raw_block: {
      const { from, to } = getSourceBlock(context, before);
      const text = prefixContinuationLines(String(after.attrs.source), prefix, context.source.lineEnding);
      return [{ from, to, text }];
    }
    case nodeTypes.blockquote:
      return writeChildren(context, pair, true);
    case nodeTypes.table:
      return writeTableChanges(context, pair, prefix);
    default:
      return isList(before) ? writeListChanges(context, pair) : null;
  }
}
