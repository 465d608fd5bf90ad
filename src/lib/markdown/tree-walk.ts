// Walks the syntax tree of an article's HTML.
import type { Element, Nodes } from 'hast';

/** Yields every element in document order. */
export function* walkElements(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* walkElements(child);
}

export function getNodeText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getNodeText).join('') : '';
}

export const isHeading = (element: Element) => /^h[1-6]$/.test(element.tagName);

/** Returns a string property, which may be empty, or undefined if it is absent. */
export function getTextProperty(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return typeof value === 'string' ? value : undefined;
}
