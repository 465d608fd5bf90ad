// Splits an article into blocks for the preview. Each block contains its line numbers in the Markdown source.
import type { Element, ElementContent, Root } from 'hast';
import { HTML_ID_PREFIX } from './article-schema';
import { buildArticleTree } from './article-tree';
import { getCalloutKind } from './callout-kind';
import { createHeadingNamer } from './heading-slug';
import { getNodeText, isHeading, walkElements } from './tree-walk';
import { truncateTree } from './truncate-tree';

/**
 * The blocks of an article, packed into typed arrays, because a worker can transfer these without copying a megabyte,
 * and only the visible blocks are rendered.
 */
export interface PackedBlocks {
  /**
   * Keys of the blocks, unique within one result. A block whose content is unchanged has the same key in the next
   * result.
   */
  readonly keys: Uint32Array;
  /** The first line in the source. Lines start at 1. */
  readonly lines: Uint32Array;
  readonly endLines: Uint32Array;
  /** The trees of the new blocks, as JSON. The keys of new blocks are consecutive, starting with `firstNew`. */
  readonly newLooks: readonly string[];
  readonly firstNew: number;
}

/**
 * Returns a function that splits successive versions of a text into blocks. Each result contains only the trees of
 * blocks that are new in that version.
 */
export function createBlockSplitter(): (text: string) => PackedBlocks {
  let known = new Map<string, number>();
  let next = 0;
  return (text) => {
    const seen = new Map<string, number>();
    const repeats = new Map<string, number>();
    const newLooks: string[] = [];
    const firstNew = next;
    const blocks = extractBlocks(buildArticleTree(text));
    const keys = blocks.map(({ element }) => {
      const look = JSON.stringify(element);
      const repeat = repeats.get(look) ?? 0;
      repeats.set(look, repeat + 1);
      const identity = `${repeat}${look}`;
      const key = known.get(identity) ?? next++;
      if (key >= firstNew) {
        const drawn = truncateTree(element);
        newLooks.push(drawn === element ? look : JSON.stringify(drawn));
      }
      seen.set(identity, key);
      return key;
    });
    known = seen;
    return {
      keys: Uint32Array.from(keys),
      lines: Uint32Array.from(blocks, ({ line }) => line),
      endLines: Uint32Array.from(blocks, ({ endLine }) => endLine),
      newLooks,
      firstNew,
    };
  };
}

/**
 * Returns the blocks of a tree. Removes the source positions of the elements inside the blocks, and adds IDs to the
 * headings.
 */
export function extractBlocks(root: Root): { element: Element; line: number; endLine: number }[] {
  nameHeadings(root);
  markCallouts(root);
  const blocks: { element: Element; line: number; endLine: number }[] = [];
  let reached = 1;
  let loose: ElementContent[] = [];
  const endLoose = () => {
    if (loose.some((node) => node.type !== 'text' || node.value.trim() !== '')) push(wrap(loose));
    loose = [];
  };
  const push = (element: Element) => {
    const line = element.position?.start.line ?? reached;
    const endLine = Math.max(line, element.position?.end.line ?? line);
    reached = endLine;
    blocks.push({ element: bare(element), line, endLine });
  };
  for (const node of root.children) {
    if (node.type === 'element' && !INLINE.has(node.tagName)) {
      endLoose();
      push(node);
    } else if (node.type === 'element' || node.type === 'text') loose.push(node);
  }
  endLoose();
  return blocks;
}

/** Sets `dataCallout` on quotes that start with a bold word. */
function markCallouts(root: Root): void {
  for (const element of walkElements(root)) {
    if (element.tagName !== 'blockquote') continue;
    const [paragraph] = element.children.filter((child) => child.type === 'element');
    const bold = paragraph?.tagName === 'p' ? paragraph.children[0] : undefined;
    const kind = bold?.type === 'element' && bold.tagName === 'strong' && getCalloutKind(getNodeText(bold));
    if (kind) element.properties.dataCallout = kind;
  }
}

/** Inline elements that raw HTML may put at the top level. They are grouped with the text next to them. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  's',
  'small',
  'span',
]);

function wrap(children: ElementContent[]): Element {
  const first = children.find((node) => node.position)?.position;
  const last = children.findLast((node) => node.position)?.position;
  return {
    type: 'element',
    tagName: 'div',
    properties: {},
    children,
    ...(first && last ? { position: { start: first.start, end: last.end } } : {}),
  };
}

function nameHeadings(root: Root): void {
  const nameOf = createHeadingNamer();
  for (const element of walkElements(root)) {
    if (!isHeading(element)) continue;
    const name = nameOf(getNodeText(element));
    element.properties.id ??= `${HTML_ID_PREFIX}${name}`;
  }
}

function bare<Node extends ElementContent>(node: Node): Node {
  const copy = { ...node };
  delete copy.position;
  if ('children' in copy) copy.children = copy.children.map(bare);
  return copy;
}
