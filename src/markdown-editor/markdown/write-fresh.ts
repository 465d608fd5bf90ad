// Blocks that are new at their place. Those that were moved there take their source along.
import type { Node } from 'prosemirror-model';
import { isList, nodeTypes } from '../schema/schema';
import { adaptStyle, toMarkdown, writeBox } from './canonical-markdown';
import { LINE_BREAK } from './markdown-source';
import type { MarkdownStyle } from './markdown-style';
import { canFollowDirectly, listChildren, normalize } from './normalize';
import { isUnclosedCode } from './write-code';
import { continueLines, type WriteContext } from './write-context';

/** Writes a block. The prefix is put before all lines but the first. */
export function writeFresh(
  context: WriteContext,
  node: Node,
  prefix: string,
  style: MarkdownStyle = context.style,
): string {
  if (context.rung.blocks === 'merge') {
    const moved = moveSource(context, node, prefix);
    if (moved !== null) return moved;
    if (node.type === nodeTypes.blockquote)
      return `> ${writeFreshFlow(context, listChildren(node), `${prefix}> `, true, style)}`;
    if (isList(node)) return writeFreshList(context, node, prefix);
  }
  return continueLines(toMarkdown([node], style), prefix, context.source.lineEnding);
}

/** Source of a block, below another prefix. Null if it has none, or one that can't be moved. */
function moveSource({ source }: WriteContext, node: Node, prefix: string): string | null {
  const block = source.blocks.get(node);
  if (!block || isUnclosedCode(source, node)) return null;
  const [first = '', ...rest] = source.body.slice(block.from, block.to).split(LINE_BREAK);
  const own = node.type === nodeTypes.blockquote ? block.prefix.slice(0, -2) : block.prefix;
  if (own !== prefix && !rest.every((line) => line.startsWith(own) || line.trim() === '')) return null;
  const lines = rest.map((line) => {
    if (own === prefix) return line;
    return line.trim() === '' ? prefix.trimEnd() : prefix + line.slice(own.length);
  });
  return [first, ...lines].join(source.lineEnding);
}

/** Writes the children of a new container. */
function writeFreshFlow(
  context: WriteContext,
  children: readonly Node[],
  prefix: string,
  isLoose: boolean,
  style: MarkdownStyle,
): string {
  const { lineEnding } = context.source;
  const tight = lineEnding + prefix;
  const loose = lineEnding + prefix.trimEnd() + tight;
  let text = '';
  children.forEach((child, index) => {
    const before = children[index - 1];
    if (before) text += !isLoose && canFollowDirectly(before, child) ? tight : loose;
    text += writeFresh(context, child, prefix, style);
  });
  return text;
}

function writeFreshList(context: WriteContext, list: Node, prefix: string): string {
  const { lineEnding } = context.source;
  const { attrs } = normalize(list);
  const items = list.children.map((item, index) => {
    const marker = writeMarker(list, Number(attrs.start) + index);
    return writeFreshItem(context, item, { marker, padding: 1, prefix, isLoose: Boolean(attrs.loose) });
  });
  const blank = attrs.loose ? lineEnding + prefix.trimEnd() : '';
  return items.join(blank + lineEnding + prefix);
}

export const writeMarker = ({ type, attrs }: Node, number: number): string =>
  type === nodeTypes.ordered_list ? `${number}${attrs.delimiter}` : String(attrs.marker);

interface ItemLayout {
  readonly marker: string;
  /** Spaces behind the marker. */
  readonly padding: number;
  readonly prefix: string;
  readonly isLoose: boolean;
}

export function writeFreshItem(
  context: WriteContext,
  item: Node,
  { marker, padding, prefix, isLoose }: ItemLayout,
): string {
  const lead = marker + ' '.repeat(padding);
  const inner = prefix + ' '.repeat(lead.length);
  const style = adaptStyle(context.style, marker);
  const text = writeBox(normalize(item)) + writeFreshFlow(context, listChildren(item), inner, isLoose, style);
  return text === '' ? marker : lead + text;
}
