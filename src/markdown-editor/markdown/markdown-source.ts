// An opened article: its Markdown, its document, and the source range of each block.
import type { Nodes, PhrasingContent } from 'mdast';
import type { Node } from 'prosemirror-model';
import type { TextRange } from './text-edits';

/** The source range of one block. Offsets count from the start of `MarkdownSource.body`. */
export interface SourceBlock extends TextRange {
  /** Text at the start of every line inside this block, such as `> ` in a quote. */
  readonly prefix: string;
  /** The syntax tree nodes of the inline content of a text block or table cell. Empty for other blocks. */
  readonly phrasing: readonly PhrasingContent[];
}

export interface MarkdownSource {
  /** The text exactly as it was opened. */
  readonly text: string;
  /** The text without a byte order mark. */
  readonly body: string;
  /** The most frequent line ending. */
  readonly lineEnding: string;
  readonly doc: Node;
  readonly blocks: WeakMap<Node, SourceBlock>;
}

type UnsupportedReason = 'too-long' | 'too-deep' | 'too-dense' | 'overlapping';

/** Thrown for Markdown that the document model can't represent. Such Markdown can only be edited as source. */
export class UnsupportedMarkdownError extends Error {
  override readonly name = 'UnsupportedMarkdownError';

  constructor(readonly reason: UnsupportedReason) {
    super(`The Markdown can't be edited as a document: ${reason}`);
  }
}

/** Returns the source range of a syntax tree node. Every node from the parser has one. */
export function getSourceRange({ position }: Nodes): TextRange {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}

/** Returns the source range of consecutive inline nodes. */
export function getPhrasingRange(phrasing: readonly PhrasingContent[]): TextRange | null {
  const first = phrasing.at(0);
  const last = phrasing.at(-1);
  return first && last ? { from: getSourceRange(first).from, to: getSourceRange(last).to } : null;
}

export const LINE_BREAK = /\r\n|\r|\n/;

export function findLineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
  return start;
}

/** Returns the offset after the last character of the line at `offset`. */
export function findLineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}
