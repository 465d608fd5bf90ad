// Converts rich text to blocks of a document.
import type { Mark, Node } from 'prosemirror-model';
import type { MarkdownNode } from '~/lib/markdown/convert-clipboard-html';
import { normalizeDocumentNode } from '../markdown/normalize-document-node';
import { NO_TARGETS, toAtom, toMark } from '../markdown/parse-inline';
import { createTable } from '../schema/create-table';
import { markTypes, nodeTypes, schema } from '../schema/schema';
import { convertBlocksToLines } from './block-lines';
import { removeHeaderBold } from './header-bold';

type Parent = Extract<MarkdownNode, { children: unknown }>;
type Child = Parent['children'][number];
type Table = Extract<MarkdownNode, { type: 'table' }>;
type Link = Extract<MarkdownNode, { type: 'link' }>;

/**
 * Converts a Markdown syntax tree to blocks. The tree needs no positions. The result is empty if the tree has no
 * content that can be shown. `keepsHeaderBold` keeps bold in a header row, which may be pasted into ordinary cells.
 */
export function createBlocksFromTree(tree: MarkdownNode, keepsHeaderBold = false): readonly Node[] {
  const blocks = 'children' in tree ? toBlocks(tree.children) : [];
  if (blocks.length === 0) return [];
  const { content } = normalizeDocumentNode(nodeTypes.doc.create(null, blocks));
  const cell = getSingleCell(content.content);
  if (cell) return [cell];
  const isEmpty = content.childCount === 1 && content.firstChild?.isTextblock && content.size === 2;
  if (isEmpty) return [];
  return keepsHeaderBold ? content.content : content.content.map(removeHeaderBold);
}

/**
 * Returns the paragraph inside a single-cell table, or null for other content. Spreadsheets copy a single cell as such
 * a table.
 */
function getSingleCell(blocks: readonly Node[]): Node | null {
  const [table] = blocks;
  const isCell = blocks.length === 1 && table?.type === nodeTypes.table && table.childCount === 1;
  return isCell && table.child(0).childCount === 1 ? table.child(0).child(0).child(0) : null;
}

/** Converts nodes to blocks. Adjacent inline nodes become one paragraph. */
function toBlocks(nodes: readonly Child[]): Node[] {
  const blocks: Node[] = [];
  let inline: Node[] = [];
  const endParagraph = (): void => {
    if (inline.length > 0) blocks.push(nodeTypes.paragraph.create(null, inline));
    inline = [];
  };
  for (const node of nodes) {
    const block = toBlock(node);
    if (block === null) inline.push(...toInline([node], []));
    else {
      endParagraph();
      blocks.push(...block);
    }
  }
  endParagraph();
  return blocks;
}

/** Converts a node to blocks. Returns null for an inline node. */
function toBlock(node: Child): readonly Node[] | null {
  switch (node.type) {
    case 'paragraph':
      return withoutBlank(nodeTypes.paragraph.create(null, toInline(node.children, [])));
    case 'heading':
      return withoutBlank(
        nodeTypes.heading.create({ level: node.depth }, toOneLine(toInline(node.children, []))),
      );
    case 'code': {
      const value = node.value.replace(/\r\n?/g, '\n');
      return [
        nodeTypes.code_block.create({ info: node.lang ?? '' }, value === '' ? null : schema.text(value)),
      ];
    }
    case 'blockquote':
      return [nodeTypes.blockquote.create(null, withParagraph(toBlocks(node.children)))];
    case 'list': {
      const items = node.children.map(({ checked = null, children }) =>
        nodeTypes.list_item.create({ checked }, withParagraph(toBlocks(children))),
      );
      if (items.length === 0) return [];
      return [
        node.ordered
          ? nodeTypes.ordered_list.create({ start: node.start ?? 1 }, items)
          : nodeTypes.bullet_list.create(null, items),
      ];
    }
    case 'table':
      return node.children.length === 0 ? [] : [toTable(node)];
    case 'thematicBreak':
      return [nodeTypes.horizontal_rule.create()];
    default:
      return null;
  }
}

const withoutBlank = (block: Node): Node[] =>
  block.content.content.some((node) => (node.isText ? node.text?.trim() : node.type !== nodeTypes.hard_break))
    ? [block]
    : [];

const withParagraph = (blocks: Node[]): Node[] =>
  blocks.length > 0 ? blocks : [nodeTypes.paragraph.create()];

const toTable = ({ children, align }: Table): Node =>
  createTable(
    children.map((row) =>
      row.children.map((cell) =>
        nodeTypes.paragraph.create(null, convertBlocksToLines(toBlocks(cell.children))),
      ),
    ),
    (align ?? []).map((side) => side ?? ''),
  );

const toOneLine = (inline: readonly Node[]): Node[] =>
  inline.map((node) => (node.type === nodeTypes.hard_break ? schema.text(' ') : node));

function toInline(nodes: readonly Child[], outer: readonly Mark[]): Node[] {
  let marks = outer;
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'html':
        marks = changeTags(node.value, marks);
        return [];
      case 'text':
        return toText(node.value, marks);
      case 'inlineCode':
        return toText(node.value.trim(), markTypes.code.create().addToSet(marks));
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'link': {
        const mark = node.type === 'link' ? toLink(node) : toMark(node, '', NO_TARGETS);
        return toInline(node.children, mark?.addToSet(marks) ?? marks);
      }
      case 'image':
      case 'break':
        return [toAtom(node, NO_TARGETS)?.mark(marks) ?? []].flat();
      default:
        return 'children' in node ? toInline(node.children, marks) : [];
    }
  });
}

/** Returns the marks that apply after an opening or closing tag. */
function changeTags(tag: string, marks: readonly Mark[]): readonly Mark[] {
  const name = tag.replaceAll(/[</>]/g, '');
  return tag.startsWith('</')
    ? marks.filter(({ attrs }) => attrs.name !== name)
    : markTypes.html_tag.create({ name, open: tag }).addToSet(marks);
}

/** Matches the no-break spaces that programs write instead of ordinary spaces next to a space or next to formatting. */
const EDGE_SPACES = /(?<=^|\s)\u00a0|\u00a0(?=\s|$)/g;

const toText = (value: string, marks: readonly Mark[]): Node[] => {
  const text = value.replaceAll(EDGE_SPACES, ' ').replaceAll(/[ \t\n]+/g, ' ');
  return text === '' ? [] : [schema.text(text, marks)];
};

/** Matches an address that can be written as a bare address, because it contains no Markdown syntax. */
const BARE_ADDRESS = /^https?:\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/[\w\-./?=&%#+:@]*)?(?<=[A-Za-z0-9/])$/;

/** A link whose text equals its address is written as a bare address. */
function toLink({ url, title, children: [text, ...others] }: Link): Mark {
  const isOwn = text?.type === 'text' && others.length === 0 && text.value === url && !title;
  if (isOwn && BARE_ADDRESS.test(url)) return markTypes.link.create({ href: url, kind: 'bare' });
  return markTypes.link.create({ href: url, title: title ?? '' });
}
