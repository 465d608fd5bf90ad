// Truncates a block that is too large to render, such as a table with thousands of columns or a word that is a megabyte
// long.
import type { Element, ElementContent } from 'hast';

/** Limits of a rendered block. Larger blocks can't be read anyway. */
export const MAX_BLOCK_ELEMENTS = 4000;
export const MAX_BLOCK_CHARACTERS = 100_000;

/**
 * Returns the tree itself if it is within the limits. Otherwise returns the start of the tree, with the property
 * `dataCut`.
 */
export function truncateTree(tree: Element): Element {
  let elements = MAX_BLOCK_ELEMENTS;
  let characters = MAX_BLOCK_CHARACTERS;
  const isSpent = () => elements < 0 || characters < 0;
  const cut = (node: Element): Element => {
    elements -= 1;
    const children: ElementContent[] = [];
    for (const child of node.children) {
      if (isSpent()) break;
      if (child.type === 'element') children.push(cut(child));
      else if (child.type === 'text') {
        const value = child.value.slice(0, characters);
        characters -= child.value.length;
        children.push(characters < 0 ? { ...child, value } : child);
      } else children.push(child);
    }
    return { ...node, children };
  };
  const beginning = cut(tree);
  if (!isSpent()) return tree;
  return { ...beginning, properties: { ...beginning.properties, dataCut: true } };
}
