// Links to places of a page. A place survives the import only if it is a heading, because the platform names headings
// by their text.
import type { Element, ElementContent, RootContent } from 'hast';
import { createHeadingNamer } from '../markdown/heading-slug';
import { decodeFragment } from '../markdown/safe-address';
import { getProperty, getText, isHeading, walkElements } from '../markdown/tree-walk';

/** The names of headings by the IDs that the page's links use. */
export type Anchors = ReadonlyMap<string, string>;

const getId = (element: Element): string | undefined =>
  getProperty(element, 'id') ?? (element.tagName === 'a' ? getProperty(element, 'name') : undefined);

/** Yields texts and elements in document order, without the content of headings. */
function* walkOutsideHeadings(nodes: readonly RootContent[]): Generator<RootContent> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'element' && !isHeading(node)) yield* walkOutsideHeadings(node.children);
  }
}

/** Returns the names of headings by their IDs, the IDs inside them, and those of empty elements just before them. */
export function listAnchors(children: readonly RootContent[]): Anchors {
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
    const name = createName(getText(node));
    for (const id of [...before, ...[...walkElements(node)].map(getId)])
      if (id !== undefined && name !== '') anchors.set(id, name);
    before = [];
  }
  return anchors;
}

/** Points links inside the page to the new names of headings. Unwraps other links inside the page. */
export const replaceAnchorLinks = <Child extends RootContent>(
  children: readonly Child[],
  anchors: Anchors,
  onLost: () => void,
): (Child | ElementContent)[] =>
  children.flatMap<Child | ElementContent>((child) => {
    if (child.type !== 'element') return [child];
    const inner = replaceAnchorLinks(child.children, anchors, onLost);
    const href = child.tagName === 'a' ? getProperty(child, 'href') : undefined;
    if (!href?.startsWith('#')) return [{ ...child, children: inner }];
    const slug = anchors.get(decodeFragment(href.slice(1)));
    if (slug !== undefined)
      return [{ ...child, children: inner, properties: { ...child.properties, href: `#${slug}` } }];
    // A link to the top of the page has no use in an article.
    if (href !== '#') onLost();
    return inner;
  });
