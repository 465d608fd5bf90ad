// Blocks as new Markdown: for blocks without a source, for those whose source can't be kept, and for the clipboard.
import type { Node } from 'prosemirror-model';
import { nodeTypes } from '../schema/schema';
import { splitDocument } from './document-pieces';
import type { TextKind } from './inline-pieces';
import { DEFAULT_STYLE, type MarkdownStyle } from './markdown-style';
import { canFollowDirectly, listChildren, normalize } from './normalize';
import { writePieces } from './write-pieces';

/** Writes blocks as Markdown with `\n` line endings and without a line break at the end. */
export function toMarkdown(nodes: readonly Node[], style: MarkdownStyle = DEFAULT_STYLE): string {
  return nodes
    .filter(({ type }) => type !== nodeTypes.doc)
    .map((node) => writeBlock(node, style))
    .join('\n\n');
}

/** Writes the inline content of a text block, with the characters escaped that would be read as syntax. */
export function writeText(block: Node, style: MarkdownStyle, kind: TextKind): string {
  return writePieces(splitDocument(block, style, { kind, lineBreak: '\n' }), 'all', kind);
}

function writeBlock(node: Node, style: MarkdownStyle): string {
  const { type, attrs } = node;
  switch (type) {
    case nodeTypes.heading:
      return `${'#'.repeat(Number(attrs.level))} ${writeText(node, style, 'heading')}`.trimEnd();
    case nodeTypes.code_block:
      return writeCode(node, style);
    case nodeTypes.horizontal_rule:
      return style.rule;
    case nodeTypes.raw_block:
      return String(attrs.source);
    case nodeTypes.blockquote:
      return indentLines(writeFlow(node, style), '> ', '> ');
    case nodeTypes.table:
      return writeTable(node, style);
    case nodeTypes.bullet_list:
    case nodeTypes.ordered_list:
      return writeList(node, style);
    default:
      return writeText(node, style, 'paragraph');
  }
}

/** Puts a prefix before the first line, and another one before the others. */
const indentLines = (text: string, first: string, other: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : other) + line)
    .map((line, index) => (index > 0 && line === other ? other.trimEnd() : line))
    .join('\n');

const writeFlow = (node: Node, style: MarkdownStyle): string => toMarkdown(listChildren(node), style);

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

function writeTable(node: Node, style: MarkdownStyle): string {
  const table = normalize(node);
  const align: readonly unknown[] = table.attrs.align;
  const delimiters = align.map((side) => DELIMITERS.get(String(side)) ?? '-');
  const [header = '', ...rows] = table.children.map((row) => writeRow(row, style));
  return [header, `| ${delimiters.join(' | ')} |`, ...rows].join('\n');
}

/** Writes a table row on one line. */
export const writeRow = (row: Node, style: MarkdownStyle): string =>
  `|${row.children.map((cell) => ` ${writeCell(cell, style)} `.replace(/^ {2}$/, ' ')).join('|')}|`;

export const writeCell = (cell: Node, style: MarkdownStyle): string =>
  cell.firstChild ? writeText(cell.firstChild, style, 'cell') : '';

function writeList(node: Node, style: MarkdownStyle): string {
  const { attrs } = normalize(node);
  const items = node.children.map((item, index) => {
    const marker =
      node.type === nodeTypes.ordered_list
        ? `${Number(attrs.start) + index}${attrs.delimiter}`
        : String(attrs.marker);
    return writeItem(item, marker, Boolean(attrs.loose), style);
  });
  return items.join(attrs.loose ? '\n\n' : '\n');
}

function writeItem(item: Node, marker: string, isLoose: boolean, style: MarkdownStyle): string {
  const children = listChildren(item);
  const inner = adaptStyle(style, marker);
  let text = writeBox(normalize(item));
  children.forEach((child, index) => {
    const before = children[index - 1];
    if (before) text += !isLoose && canFollowDirectly(before, child) ? '\n' : '\n\n';
    text += writeBlock(child, inner);
  });
  return text === '' ? marker : indentLines(text, `${marker} `, ' '.repeat(marker.length + 1));
}

/** Style inside a list item: `- ---` would be a rule, not an item with a rule in it. */
export const adaptStyle = (style: MarkdownStyle, marker: string): MarkdownStyle =>
  style.rule.startsWith(marker) ? { ...style, rule: marker === '-' ? '***' : '---' } : style;

/** The box of a task, empty for other items. */
export const writeBox = ({ attrs }: Node): string =>
  attrs.checked === null ? '' : `[${attrs.checked ? 'x' : ' '}] `;
