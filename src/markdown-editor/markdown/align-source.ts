// Alignment of blocks with a source, for writing the changes into it.
import type { Node } from 'prosemirror-model';
import { alignBlocks, type BlockStep } from './align-blocks';
import type { MarkdownSource } from './markdown-source';
import { isUnclosedCode } from './write-code';

/** Aligns blocks so that code without a closing fence is rewritten if something follows it. */
export function alignWithSource(
  source: MarkdownSource,
  before: readonly Node[],
  after: readonly Node[],
): BlockStep[] {
  const steps = alignBlocks(before, after);
  const last = before.at(-1);
  if (!last || !isUnclosedCode(source, last)) return steps;
  return steps.flatMap((step, index) => {
    const isLast = 'a' in step && step.a === before.length - 1;
    if (!isLast || !('b' in step) || index === steps.length - 1) return [step];
    return [
      { kind: 'remove', a: step.a },
      { kind: 'insert', b: step.b },
    ];
  });
}
