// Represents a text block as a sequence of pieces: one for each character, mark delimiter, and inline node.
import type { Mark, Node } from 'prosemirror-model';
import { markTypes, nodeTypes } from '../schema/schema';

/** The kind of text block that contains the pieces. */
export type TextKind = 'paragraph' | 'heading' | 'cell';

export interface InlinePiece {
  /** The identity of the piece. Pieces with the same meaning have the same key, even if their Markdown differs. */
  readonly key: string;
  readonly kind: 'character' | 'open' | 'close' | 'node';
  /** The character that readers see. Empty if the piece isn't a character. */
  readonly character: string;
  /** The Markdown of the piece, including adjacent source that has no piece of its own, such as spaces at line ends. */
  readonly text: string;
  /** True if the piece was typed in this session and isn't part of the opened source. */
  readonly isFresh: boolean;
}

export const makeCharacter = (character: string, text: string, isFresh: boolean): InlinePiece => ({
  key: `c${character}`,
  kind: 'character',
  character,
  text,
  isFresh,
});

export const makePiece = (
  kind: 'open' | 'close' | 'node',
  name: string,
  text: string,
  isFresh: boolean,
): InlinePiece => ({ key: `${kind}|${name}`, kind, character: '', text, isFresh });

/**
 * Returns the identity of a mark. Excludes attributes that aren't written next to the mark, such as the address of a
 * reference link.
 */
export function getMarkKey({ type, attrs }: Mark): string {
  if (type === markTypes.html_tag) return `html|${attrs.open}`;
  if (type !== markTypes.link) return type.name;
  return attrs.kind === 'inline'
    ? `link|${attrs.href}|${attrs.title}`
    : `link|${attrs.kind}|${attrs.reference}`;
}

/** Returns the identity of an inline node without text. */
export function getNodeKey({ type, attrs }: Node): string {
  if (type === nodeTypes.hard_break) return 'break';
  if (type !== nodeTypes.image) return `raw|${attrs.source}`;
  return attrs.reference === ''
    ? `image|${attrs.src}|${attrs.alt}|${attrs.title}`
    : `image|${attrs.alt}||${attrs.reference}`;
}

export const isHardBreak = ({ type }: Node): boolean => type === nodeTypes.hard_break;

/**
 * Returns the index after the last node that has a mark. Line breaks between two nodes with the mark count as part of
 * it.
 */
export function findMarkEnd(mark: Mark, nodes: readonly Node[], start: number): number {
  let end = start;
  for (let index = start; index < nodes.length; index++) {
    const node = nodes[index];
    if (!node || (!isHardBreak(node) && !mark.isInSet(node.marks))) break;
    if (!isHardBreak(node)) end = index + 1;
  }
  return end;
}

/** Returns the closing tag of an HTML mark. The tag name is written as in the opening tag. */
export const writeClosingTag = ({ attrs }: Mark): string =>
  `</${/^<([^\s/>]+)/.exec(String(attrs.open))?.[1] ?? attrs.name}>`;
