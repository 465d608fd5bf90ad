// Handles links within an imported page. Only links to headings can be imported, because the platform creates anchors
// only for headings, from the headings' text.
import type { Element, ElementContent, RootContent } from 'hast';
import { createHeadingNamer } from '../markdown/heading-slug';
import { decodeFragment } from '../markdown/safe-address';
import { getNodeText, getTextProperty, isHeading, walkElements } from '../markdown/tree-walk';

/** Maps the IDs that the page's links use to the new anchors of headings. */
export type PageAnchors = ReadonlyMap<string, string>;

const getId = (element: Element): string | undefined =>
  getTextProperty(element, 'id') ?? (element.tagName === 'a' ? getTextProperty(element, 'name') : undefined);

/** Yields text nodes and elements in document order, without the content of headings. */
function* walkOutsideHeadings(nodes: readonly RootContent[]): Generator<RootContent> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'element' && !isHeading(node)) yield* walkOutsideHeadings(node.children);
  }
}

/**
 * Maps IDs to the new anchors of headings. Includes the IDs of headings, of elements inside headings, and of empty
 * elements directly before headings.
 */
export function collectPageAnchors(children: readonly RootContent[]): PageAnchors {
  const anchors = new Map<string, string>();
  const createName = createHeadingNamer();
  let before: (string | undefined)[] = [];
  for (const node of walkOutsideHeadings(children)) {
    if (node.type === 'text' && node.value.trim() !== '') before = [];
    if (node.type !== 'element') continue;
    if (!isHeading(node)) {
      before.push(getId(node));
      continue;
    }
    const name = createName(getNodeText(node));
    for (const id of [...before, ...[...walkElements(node)].map(getId)])
      if (id !== undefined && name !== '') anchors.set(id, name);
    before = [];
  }
  return anchors;
}

/**
 * In links within the page, replaces the targets with the new anchors of headings. A link without a new anchor is
 * replaced with its text.
 */
export const replaceAnchorLinks = <Child extends RootContent>(
  children: readonly Child[],
  anchors: PageAnchors,
  onLost: () => void,
): (Child | ElementContent)[] =>
  children.flatMap<Child | ElementContent>((child) => {
    if (child.type !== 'element') return [child];
    const inner = replaceAnchorLinks(child.children, anchors, onLost);
    const href = child.tagName === 'a' ? getTextProperty(child, 'href') : undefined;
    if (!href?.startsWith('#')) return [{ ...child, children: inner }];
    const slug = anchors.get(decodeFragment(href.slice(1)));
    if (slug !== undefined)
      return [{ ...child, children: inner, properties: { ...child.properties, href: `#${slug}` } }];
    // Doesn't count a link to the top of the page as lost, because such a link has no use in an article.
    if (href !== '#') onLost();
    return inner;
  });
