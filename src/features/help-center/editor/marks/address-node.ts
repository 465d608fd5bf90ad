import type { SyntaxNode } from '@lezer/common';

/** Where the address of a link or an image stands; null where it has none of its own. Its text can be an address, too. */
export function addressNode(node: SyntaxNode): SyntaxNode | null {
  const close = node.getChildren('LinkMark')[1];
  return node.getChildren('URL').find(({ from }) => close && from >= close.to) ?? null;
}

/** Whether a node that the editor takes for a link leads somewhere: brackets alone are letters. */
export const isLink = (node: SyntaxNode): boolean =>
  addressNode(node) !== null || node.getChild('LinkLabel') !== null;
