// Generates the Markdown of copied blocks, of blocks without a source, and of blocks whose source can't be kept. Moved
// blocks keep their source.
import type { Node } from 'prosemirror-model';
import { nodeTypes } from '../schema/schema';
import { splitBlockIntoPieces, type TextBlockContext } from './document-pieces';
import { LINE_BREAK, type MarkdownSource } from './markdown-source';
import { DEFAULT_STYLE, type MarkdownStyle } from './markdown-style';
import { canFollowDirectly, listChildren, normalizeDocumentNode } from './normalize-document-node';
import { isUnclosedCode } from './write-code';
import { prefixContinuationLines, type WriteContext } from './write-context';
import { writePieces } from './write-pieces';

interface BlockPlace {
  readonly style: MarkdownStyle;
  readonly lineEnding: string;
  /** The prefix of all lines except the first. */
  readonly prefix: string;
  /** The opened source that the Markdown of moved blocks is copied from. Null to rewrite all blocks. */
  readonly source: MarkdownSource | null;
}

/** Converts blocks to Markdown. The result doesn't end with a line break. */
export const toMarkdown = (
  nodes: readonly Node[],
  style: MarkdownStyle = DEFAULT_STYLE,
  lineEnding = '\n',
): string =>
  writeFlow(
    nodes.filter(({ type }) => type !== nodeTypes.doc),
    true,
    { style, lineEnding, prefix: '', source: null },
  );

const toPlace = ({ source, style, strategy }: WriteContext, prefix: string): BlockPlace => ({
  style,
  lineEnding: source.lineEnding,
  prefix,
  source: strategy.blocks === 'merge' ? source : null,
});

/** Writes a block of an article, adding the prefix to all lines except the first. */
export const writeNewBlock = (context: WriteContext, node: Node, prefix: string): string =>
  writeBlock(node, toPlace(context, prefix));

/** Writes the inline content of a text block, escaping characters that would be parsed as syntax. */
const writeInlineContent = (block: Node, style: MarkdownStyle, place: TextBlockContext): string =>
  writePieces(splitBlockIntoPieces(block, style, place), 'all', place.kind);

function writeBlock(node: Node, place: BlockPlace): string {
  const { type, attrs } = node;
  const { style, lineEnding, prefix } = place;
  const moved = moveSource(node, place);
  if (moved !== null) return moved;
  const lineBreak = lineEnding + prefix;
  switch (type) {
    case nodeTypes.heading: {
      const text = writeInlineContent(node, style, { kind: 'heading', lineBreak });
      return `${'#'.repeat(Number(attrs.level))} ${text}`.trimEnd();
    }
    case nodeTypes.code_block:
      return prefixContinuationLines(writeCode(node, style), prefix, lineEnding);
    case nodeTypes.horizontal_rule:
      return style.rule;
    case nodeTypes.raw_block:
      return prefixContinuationLines(String(attrs.source), prefix, lineEnding);
    case nodeTypes.blockquote:
      return `> ${writeFlow(listChildren(node), true, { ...place, prefix: `${prefix}> ` })}`;
    case nodeTypes.table:
      return writeTable(normalizeDocumentNode(node), style).join(lineBreak);
    case nodeTypes.bullet_list:
    case nodeTypes.ordered_list:
      return writeList(node, place);
    default:
      return writeInlineContent(node, style, { kind: 'paragraph', lineBreak });
  }
}

/**
 * Returns the source of a block with its line prefix replaced by the prefix of the new location. Returns null if the
 * block has no source, or if its source can't be moved.
 */
function moveSource(node: Node, { source, prefix }: BlockPlace): string | null {
  const block = source?.blocks.get(node);
  if (!source || !block || isUnclosedCode(source, node)) return null;
  const [first = '', ...rest] = source.body.slice(block.from, block.to).split(LINE_BREAK);
  const own = node.type === nodeTypes.blockquote ? block.prefix.slice(0, -2) : block.prefix;
  if (own !== prefix && !rest.every((line) => line.startsWith(own) || line.trim() === '')) return null;
  const lines = rest.map((line) => {
    if (own === prefix) return line;
    return line.trim() === '' ? prefix.trimEnd() : prefix + line.slice(own.length);
  });
  return [first, ...lines].join(source.lineEnding);
}

/** Writes the children of a container. */
function writeFlow(children: readonly Node[], isLoose: boolean, place: BlockPlace): string {
  const { lineEnding, prefix } = place;
  const tight = lineEnding + prefix;
  const loose = lineEnding + prefix.trimEnd() + tight;
  let text = '';
  children.forEach((child, index) => {
    const before = children[index - 1];
    if (before) text += !isLoose && canFollowDirectly(before, child) ? tight : loose;
    text += writeBlock(child, place);
  });
  return text;
}

function writeCode(node: Node, style: MarkdownStyle): string {
  const info = String(node.attrs.info).trim().replaceAll(/\s+/g, ' ').replaceAll(/[\\&]/g, '\\$&');
  const character = info.includes('`') ? '~' : style.fence;
  const runs = node.textContent.match(character === '`' ? /`{3,}/g : /~{3,}/g) ?? [];
  const fence = character.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  const text = node.textContent;
  return `${fence}${info}\n${text === '' ? '' : `${text}\n`}${fence}`;
}

const DELIMITERS = new Map([
  ['left', ':-'],
  ['center', ':-:'],
  ['right', '-:'],
]);

function writeTable(table: Node, style: MarkdownStyle): string[] {
  const align: readonly unknown[] = table.attrs.align;
  const delimiters = align.map((side) => DELIMITERS.get(String(side)) ?? '-');
  const [header = '', ...rows] = table.children.map((row) => writeRow(row, style));
  return [header, `| ${delimiters.join(' | ')} |`, ...rows];
}

/** Writes a table row on one line. */
export const writeRow = (row: Node, style: MarkdownStyle): string =>
  `|${row.children.map((cell) => ` ${writeCell(cell, style)} `.replace(/^ {2}$/, ' ')).join('|')}|`;

export const writeCell = (cell: Node, style: MarkdownStyle): string =>
  cell.firstChild ? writeInlineContent(cell.firstChild, style, { kind: 'cell', lineBreak: '\n' }) : '';

function writeList(list: Node, place: BlockPlace): string {
  const { lineEnding, prefix } = place;
  const { attrs } = normalizeDocumentNode(list);
  const items = list.children.map((item, index) => {
    const marker = writeListMarker(list, Number(attrs.start) + index);
    return writeItem(item, { marker, padding: 1, isLoose: Boolean(attrs.loose) }, place);
  });
  const blank = attrs.loose ? lineEnding + prefix.trimEnd() : '';
  return items.join(blank + lineEnding + prefix);
}

export const writeListMarker = ({ type, attrs }: Node, number: number): string =>
  type === nodeTypes.ordered_list ? `${number}${attrs.delimiter}` : String(attrs.marker);

interface ItemLayout {
  readonly marker: string;
  /** The number of spaces after the marker. */
  readonly padding: number;
  readonly isLoose: boolean;
}

export const writeNewItem = (context: WriteContext, item: Node, layout: ItemLayout, prefix: string): string =>
  writeItem(item, layout, toPlace(context, prefix));

function writeItem(item: Node, { marker, padding, isLoose }: ItemLayout, place: BlockPlace): string {
  const lead = marker + ' '.repeat(padding);
  const inner = {
    ...place,
    prefix: place.prefix + ' '.repeat(lead.length),
    style: adaptStyle(place.style, marker),
  };
  const text = writeCheckbox(normalizeDocumentNode(item)) + writeFlow(listChildren(item), isLoose, inner);
  return text === '' ? marker : lead + text;
}

/**
 * Returns the style for blocks inside a list item. Rules in this style don't use the list's marker, because `- ---`,
 * for example, would be parsed as a rule instead of a list item that contains a rule.
 */
const adaptStyle = (style: MarkdownStyle, marker: string): MarkdownStyle =>
  style.rule.startsWith(marker) ? { ...style, rule: marker === '-' ? '***' : '---' } : style;

/** Returns the check box of a task, or an empty string for other items. */
export const writeCheckbox = ({ attrs }: Node): string =>
  attrs.checked === null ? '' : `[${attrs.checked ? 'x' : ' '}] `;
