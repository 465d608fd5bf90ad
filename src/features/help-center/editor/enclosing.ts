import type { SyntaxNode } from '@lezer/common';

/** The node or the innermost around it that is so; null where none is. */
export function enclosing(node: SyntaxNode, is: (node: SyntaxNode) => boolean): SyntaxNode | null {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (is(at)) return at;
  return null;
}
