// Converts copied, cut or dragged content to three forms: Markdown for text fields, HTML for other programs, and the
// original slice for the console.
import { DOMSerializer, type Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { toMarkdown } from '../markdown/write-new-blocks';
import { createTable } from '../schema/create-table';
import { nodeTypes, schema } from '../schema/schema';

interface CopiedContent {
  readonly slice: Slice;
  readonly text: string;
  /** True if the plain text of the clipboard is Markdown. */
  readonly isMarkdown: boolean;
}

/**
 * Marks the first HTML element of content that was copied in the console, so that the content is recognized when it is
 * pasted in any tab.
 */
const MARKER = 'data-copied';

let lastCopied: CopiedContent | null = null;

/** Returns the text block if the slice is a part of a single text block, otherwise null. */
export function getOnlyTextblock({ content, openStart, openEnd }: Slice): Node | null {
  let node = content.childCount === 1 ? content.firstChild : null;
  let depth = 1;
  while (node && !node.isTextblock && node.childCount === 1) {
    node = node.firstChild;
    depth += 1;
  }
  return node?.isTextblock && openStart === depth && openEnd === depth ? node : null;
}

/**
 * Removes the last block if the selection only touches it. For example, Shift+Down can extend the selection to the
 * start of a block that the user doesn't want to copy.
 */
function trimEnd(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  let depth = 1;
  let last = content.lastChild;
  // The depth of the outermost node that is at the end of the slice and contains no selected content.
  let empty: number | null = null;
  for (; last && depth <= openEnd; depth++) {
    if (empty === null && last.content.size === 2 * (openEnd - depth)) empty = depth;
    last = last.lastChild;
  }
  const isAlone = content.childCount === 1 && empty === 1;
  return empty === null || isAlone ? slice : new Slice(removeLast(content, empty), openStart, empty - 1);
}

const removeLast = (content: Fragment, depth: number): Fragment => {
  const last = content.lastChild;
  if (!last || depth === 1) return content.cut(0, content.size - (last?.nodeSize ?? 0));
  return content.replaceChild(content.childCount - 1, last.copy(removeLast(last.content, depth - 1)));
};

/** Returns the blocks of a slice. The rows of selected cells become a table. */
export function getSliceBlocks({ content }: Slice): readonly Node[] {
  if (content.firstChild?.type !== nodeTypes.table_row) return content.content;
  return [createTable(content.content.map((row) => row.children.map((cell) => cell.content)))];
}

const isLiteral = (block: Node): boolean =>
  block.type === nodeTypes.code_block ||
  block.content.content.every(
    ({ type, marks }) => marks.length === 0 && (type.name === 'text' || type === nodeTypes.hard_break),
  );

function describeSlice(slice: Slice): CopiedContent {
  const textblock = getOnlyTextblock(slice);
  if (textblock && isLiteral(textblock))
    return { slice, text: textblock.textBetween(0, textblock.content.size, '\n', '\n'), isMarkdown: false };
  const isInline = textblock !== null || slice.content.firstChild?.isInline;
  const blocks = isInline
    ? [nodeTypes.paragraph.create(null, textblock?.content ?? slice.content)]
    : getSliceBlocks(slice);
  return { slice, text: toMarkdown(blocks), isMarkdown: true };
}

class ClipboardSerializer extends DOMSerializer {
  override serializeFragment(...args: Parameters<DOMSerializer['serializeFragment']>) {
    const html = super.serializeFragment(...args);
    const isOutermost = args[2] === undefined;
    if (isOutermost && 'firstElementChild' in html && lastCopied?.isMarkdown)
      html.firstElementChild?.setAttribute(MARKER, 'markdown');
    return html;
  }
}

/**
 * Stores a slice as the last copied content, and returns the stored content. Omits the last block if the selection only
 * touches it.
 */
export function storeCopiedSlice(slice: Slice): CopiedContent {
  lastCopied = describeSlice(trimEnd(slice));
  return lastCopied;
}

const { nodes, marks } = DOMSerializer.fromSchema(schema);

export const clipboardProps: EditorProps = {
  transformCopied: (slice) => storeCopiedSlice(slice).slice,
  clipboardSerializer: new ClipboardSerializer(nodes, marks),
  clipboardTextSerializer: () => lastCopied?.text ?? '',
};

const isOwn = (html: string): boolean => html.includes('data-pm-slice');

/** Returns the slice that was copied last, if the clipboard still contains it. */
export const getCopiedSlice = (plain: string, html: string): Slice | null =>
  lastCopied && isOwn(html) && plain === lastCopied.text ? lastCopied.slice : null;

/** Reports whether the clipboard content was copied as Markdown in the console. */
export const isCopiedMarkdown = (html: string): boolean =>
  /^(?:<[^>]*>|\s)*?<[^<>]*\sdata-copied="markdown"/.test(html);
