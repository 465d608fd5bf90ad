// Converts documents to a normal form, so that they can be compared. The normal form contains nothing that Markdown
// can't express, such as empty paragraphs or spaces at the edges of marks.
import { Fragment, type Node } from 'prosemirror-model';
import { isList, nodeTypes } from '../schema/schema';
import { normalizeInline } from './normalize-inline';

const normalized = new WeakMap<Node, Node>();

/** Returns the normal form of a node, or the node itself if nothing has to change. */
export function normalizeDocumentNode(node: Node): Node {
  let result = normalized.get(node);
  if (!result) {
    result = makeNormal(node);
    normalized.set(node, result);
    normalized.set(result, result);
  }
  return result;
}

function makeNormal(node: Node): Node {
  if (node.isLeaf) return node.type === nodeTypes.raw_block ? normalizeRaw(node) : node;
  if (node.isTextblock) return node.type.spec.code ? normalizeCode(node) : normalizeText(node);
  if (node.type === nodeTypes.table) return normalizeTable(node);
  const children = listChildren(node).map((child) => normalizeLoneTags(normalizeDocumentNode(child)));
  let { attrs } = node;
  if (attrs.checked !== undefined && attrs.checked !== null && !startsWithText(children))
    attrs = { ...attrs, checked: null };
  if (isList(node)) {
    const loose = needsLoose(children) || (Boolean(attrs.loose) && canBeLoose(children));
    if (loose !== attrs.loose) attrs = { ...attrs, loose };
  }
  const content = Fragment.from(children);
  return content.eq(node.content) && attrs === node.attrs ? node : node.type.create(attrs, content);
}

function normalizeText(node: Node): Node {
  const content = normalizeInline(node);
  return content.eq(node.content) ? node : node.copy(content);
}

function normalizeCode(node: Node): Node {
  const info = String(node.attrs.info).trim().replaceAll(/\s+/g, ' ');
  return info === node.attrs.info ? node : node.type.create({ info }, node.content);
}

/** Reports whether an item starts with text, as an item with a check box must. */
const startsWithText = ([first]: readonly Node[]): boolean =>
  first !== undefined && first.type === nodeTypes.paragraph && first.content.size > 0;

function normalizeRaw(node: Node): Node {
  const source = String(node.attrs.source);
  const trimmed = source.replaceAll(/[ \t]+$/gm, '').trim();
  return trimmed === source ? node : nodeTypes.raw_block.create({ ...node.attrs, source: trimmed });
}

/** Converts a paragraph of nothing but HTML tags to an HTML block, because it would be parsed as one. */
function normalizeLoneTags(node: Node): Node {
  const isTag = ({ type, attrs }: Node) => type === nodeTypes.raw_inline && attrs.kind === 'html';
  const areTags =
    node.type === nodeTypes.paragraph &&
    node.children.some(isTag) &&
    node.children.every((child) => child.marks.length === 0 && (isTag(child) || child.text?.trim() === ''));
  if (!areTags) return node;
  const source = node.children.map(({ text, attrs }) => text ?? String(attrs.source)).join('');
  return normalizeRaw(nodeTypes.raw_block.create({ kind: 'html', source }));
}

/** Makes the first row the header, and gives every row one cell per column. */
function normalizeTable(table: Node): Node {
  const width = table.firstChild?.childCount ?? 0;
  const align = Array.from({ length: width }, (_, column) => String(table.attrs.align[column] ?? ''));
  const rows = table.children.map((row, index) => {
    const type = index === 0 ? nodeTypes.table_header : nodeTypes.table_cell;
    const cells = Array.from({ length: width }, (_, column) => {
      const cell = column < row.childCount ? row.child(column) : null;
      const text = normalizeDocumentNode(cell?.firstChild ?? nodeTypes.paragraph.create());
      const isSame = cell && cell.type === type && cell.firstChild === text && isPlainCell(cell);
      return isSame ? cell : type.create(null, text);
    });
    return cells.length === row.childCount && cells.every((cell, column) => cell === row.child(column))
      ? row
      : nodeTypes.table_row.create(null, cells);
  });
  const isSame =
    rows.every((row, index) => row === table.child(index)) && align.join() === table.attrs.align.join();
  return isSame ? table : nodeTypes.table.create({ align }, rows);
}

const isPlainCell = ({ attrs }: Node): boolean => attrs.colspan === 1 && attrs.rowspan === 1;

const canBeLoose = (items: readonly Node[]): boolean =>
  items.length > 1 || items.some(({ childCount }) => childCount > 1);

/**
 * Reports whether an item contains two blocks that need an empty line between them. Such an item makes the whole list
 * loose.
 */
const needsLoose = (items: readonly Node[]): boolean =>
  items.some((item) =>
    item.children.some((child, index) => index > 0 && !canFollowDirectly(item.child(index - 1), child)),
  );

/**
 * Reports whether the parser recognizes a block directly below a paragraph. It doesn't recognize a list whose first item
 * is empty (a single `-` would turn the paragraph into a heading) or whose first number isn't 1. It doesn't recognize a
 * quote or list that starts with such a list either.
 */
function canInterruptParagraph(block: Node): boolean {
  if (!isList(block) && block.type !== nodeTypes.blockquote) return true;
  if (block.type === nodeTypes.ordered_list && block.attrs.start !== 1) return false;
  const [first] = listChildren(isList(block) ? block.child(0) : block);
  if (!first || isEmptyParagraph(first)) return !isList(block);
  return canInterruptParagraph(first);
}

const { bullet_list, ordered_list, blockquote, heading, code_block } = nodeTypes;
const INTERRUPTING_TYPES = [bullet_list, ordered_list, blockquote, heading, code_block];

/** Reports whether two blocks of a list item stay separate without an empty line between them. */
export function canFollowDirectly(before: Node, after: Node): boolean {
  switch (before.type) {
    case nodeTypes.paragraph:
      return INTERRUPTING_TYPES.includes(after.type) && canInterruptParagraph(after);
    case nodeTypes.code_block:
    case nodeTypes.heading:
    case nodeTypes.horizontal_rule:
      return true;
    case nodeTypes.bullet_list:
    case nodeTypes.ordered_list:
      return isList(after) || after.type === nodeTypes.heading;
    default:
      return false;
  }
}

/** Reports whether two blocks would be parsed as one list. */
export const canJoin = (before: Node, after: Node): boolean =>
  isList(before) &&
  before.type === after.type &&
  before.attrs.marker === after.attrs.marker &&
  before.attrs.delimiter === after.attrs.delimiter;

/** The children of a node as they are written to Markdown. */
interface Listing {
  readonly children: readonly Node[];
  /**
   * Maps the index of each child in the node to its index in `children`. An empty paragraph is mapped to the block
   * above it.
   */
  readonly indexes: readonly number[];
}

const listings = new WeakMap<Node, Listing>();

function getListing(node: Node): Listing {
  let listing = listings.get(node);
  if (!listing) {
    listing = isFlow(node)
      ? listFlow(node)
      : { children: node.children, indexes: node.children.map((_, index) => index) };
    listings.set(node, listing);
  }
  return listing;
}

/** Returns the children that can be written, without empty paragraphs and with adjacent lists joined. */
export const listChildren = (node: Node): readonly Node[] => getListing(node).children;

export const listChildIndexes = (node: Node): readonly number[] => getListing(node).indexes;

const isFlow = ({ type }: Node): boolean =>
  type === nodeTypes.doc || type === nodeTypes.blockquote || type === nodeTypes.list_item;

function listFlow(node: Node): Listing {
  const children: Node[] = [];
  const indexes = node.children.map((child) => {
    if (isEmptyParagraph(child)) return Math.max(0, children.length - 1);
    const last = children.at(-1);
    if (last && canJoin(last, child)) {
      const loose = Boolean(last.attrs.loose) || Boolean(child.attrs.loose);
      children[children.length - 1] = last.type.create(
        { ...last.attrs, loose },
        last.content.append(child.content),
      );
    } else children.push(isMisplacedMatter(child, node, children.length) ? toCode(child) : child);
    return children.length - 1;
  });
  return children.length > 0 || !node.firstChild
    ? { children, indexes }
    : { children: [node.firstChild], indexes };
}

/** Reports whether a paragraph has no content that Markdown keeps. */
export const isEmptyParagraph = (node: Node): boolean =>
  node.type === nodeTypes.paragraph &&
  node.children.every(
    ({ type, isText, text, marks }) =>
      type === nodeTypes.hard_break ||
      (isText && /^[ \t\n]*$/.test(text ?? '') && !marks.some((mark) => mark.type.spec.code)),
  );

/**
 * Reports whether a front matter block isn't at the top of the article. The parser recognizes front matter only there.
 */
const isMisplacedMatter = ({ type, attrs }: Node, parent: Node, index: number): boolean =>
  type === nodeTypes.raw_block &&
  attrs.kind === 'front-matter' &&
  (index > 0 || parent.type !== nodeTypes.doc);

function toCode({ attrs }: Node): Node {
  const text = String(attrs.source)
    .replace(/^---\s*/, '')
    .replace(/\s*---\s*$/, '');
  return nodeTypes.code_block.create(
    { info: 'yaml' },
    text === '' ? null : nodeTypes.code_block.schema.text(text),
  );
}
