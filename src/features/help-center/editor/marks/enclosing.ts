import type { SyntaxNode, Tree } from '@lezer/common';

/** What may go on over lines. */
export const LINES = /^(?:Paragraph|Task)$/;

/**
 * The innermost node at a place, on that side of it, that is so; null where none is. Asked of the top node: what is asked of
 * the tree itself is remembered beside it, though the next key replaces the tree.
 */
export function enclosing(
  { topNode }: Tree,
  place: number,
  side: -1 | 1,
  is: (node: SyntaxNode) => boolean,
): SyntaxNode | null {
  let node: SyntaxNode | null = topNode.resolveInner(place, side);
  while (node && !is(node)) node = node.parent;
  return node;
}
