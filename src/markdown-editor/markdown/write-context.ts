// Types and helpers that the writing functions share.
import type { Node } from 'prosemirror-model';
import type { BlockAlignmentStep } from './align-blocks';
import { LINE_BREAK, type MarkdownSource, type SourceBlock } from './markdown-source';
import type { MarkdownStyle } from './markdown-style';
import type { MarkdownEdit } from './text-edits';
import type { Escaping } from './write-pieces';

export interface WriteStrategy {
  readonly escaping: Escaping;
  /** `merge` edits the source of a text block in place, `rewrite` replaces the source. */
  readonly text: 'merge' | 'rewrite';
  /** `merge` edits the source inside containers and code blocks in place, `rewrite` replaces the source. */
  readonly blocks: 'merge' | 'rewrite';
  /** True to add empty lines between changed blocks and their neighbors. */
  readonly widensGaps: boolean;
}

/** The strategies, ordered from the smallest change of the source to the most reliable change. */
export const WRITE_STRATEGIES = [
  { escaping: 'none', text: 'merge', blocks: 'merge', widensGaps: false },
  { escaping: 'typed', text: 'merge', blocks: 'merge', widensGaps: false },
  { escaping: 'typed', text: 'merge', blocks: 'merge', widensGaps: true },
  { escaping: 'all', text: 'merge', blocks: 'merge', widensGaps: true },
  { escaping: 'all', text: 'rewrite', blocks: 'merge', widensGaps: true },
  { escaping: 'all', text: 'rewrite', blocks: 'rewrite', widensGaps: true },
] as const satisfies readonly WriteStrategy[];

export const SAFEST_STRATEGY: WriteStrategy = WRITE_STRATEGIES[5];

/** Thrown if a strategy can't write the change. */
export class CannotWriteError extends Error {
  override readonly name = 'CannotWriteError';
}

/** One block before the change, and the corresponding block after it. */
export interface BlockPair {
  readonly before: Node;
  readonly after: Node;
}

/**
 * All or some children of a container: the children before the change, the children after the change, and the steps
 * between the two.
 */
export interface BlockSequence {
  readonly before: readonly Node[];
  readonly after: readonly Node[];
  readonly steps: readonly BlockAlignmentStep[];
  /** The unchanged blocks directly before and after the changed children. */
  readonly previous?: BlockPair | null;
  readonly next?: BlockPair | null;
  readonly prefix: string;
  readonly isLoose: boolean;
  /** The list that contains the blocks, if they are list items. */
  readonly list?: BlockPair;
}

export interface WriteContext {
  readonly source: MarkdownSource;
  readonly style: MarkdownStyle;
  readonly strategy: WriteStrategy;
  /** Writes the children of a container. */
  readonly writeSequence: (context: WriteContext, sequence: BlockSequence) => MarkdownEdit[];
}

export function getSourceBlock({ source }: WriteContext, node: Node): SourceBlock {
  const block = source.blocks.get(node);
  if (!block) throw new CannotWriteError();
  return block;
}

/** Converts the `\n` line endings of Markdown to `lineEnding`, and adds a prefix to each line except the first. */
export const prefixContinuationLines = (text: string, prefix: string, lineEnding: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? line : line === '' ? prefix.trimEnd() : prefix + line))
    .join(lineEnding);

/** Reports whether the source between two blocks contains an empty line. */
export const hasBlankLine = (gap: string): boolean => gap.split(LINE_BREAK).length > 2;
