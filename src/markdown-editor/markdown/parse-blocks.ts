// Converts blocks of the syntax tree to document nodes, and records the source range and line prefix of each node.
import type { Blockquote, List, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import type { Node } from 'prosemirror-model';
import { nodeTypes, type RawKind, schema } from '../schema/schema';
import {
  findLineStart,
  getSourceRange,
  LINE_BREAK,
  type SourceBlock,
  UnsupportedMarkdownError,
} from './markdown-source';
import { type DefinitionTargets, parseInline } from './parse-inline';
import { isContentTab, isDirective } from './special-syntax';
import type { TextRange } from './text-edits';

const MAX_DEPTH = 100;
const LIST_MARKER = /^(?:[-*+]|\d+[.)])/;
const NO_PHRASING: readonly PhrasingContent[] = [];

/** Returns the column of an offset, with tab stops every four columns. */
function measureColumn(text: string, offset: number): number {
  let column = 0;
  for (let at = findLineStart(text, offset); at < offset; at++)
    column += text[at] === '\t' ? 4 - (column % 4) : 1;
  return column;
}

export class BlockParser {
  readonly blocks = new WeakMap<Node, SourceBlock>();
  readonly #body: string;
  readonly #targets: DefinitionTargets;

  constructor(body: string, targets: DefinitionTargets) {
    this.#body = body;
    this.#targets = targets;
  }

  /** Converts the blocks of a container. An empty container gets a paragraph without a source. */
  parseFlow(children: readonly RootContent[], prefix: string, depth = 0): Node[] {
    if (depth > MAX_DEPTH) throw new UnsupportedMarkdownError('too-deep');
    const nodes: Node[] = [];
    let end = 0;
    for (let index = 0; index < children.length; index++) {
      const child = children[index];
      if (!child) continue;
      const range = { ...getSourceRange(child) };
      if (range.from < end) throw new UnsupportedMarkdownError('overlapping');
      if (child.type === 'paragraph' && isDirective(this.#slice(range))) {
        if (isContentTab(this.#slice(range)))
          for (
            let next = children[index + 1];
            next && this.#isIndentedCode(next);
            next = children[index + 1]
          ) {
            range.to = getSourceRange(next).to;
            index++;
          }
        nodes.push(this.readRaw(range, 'directive', prefix));
      } else nodes.push(this.#parseBlock(child, prefix, depth));
      end = range.to;
    }
    return nodes.length > 0 ? nodes : [nodeTypes.paragraph.create()];
  }

  readRaw(range: TextRange, kind: RawKind, prefix: string): Node {
    const [first = '', ...rest] = this.#slice(range).split(LINE_BREAK);
    const lines = rest.map((line) =>
      line.startsWith(prefix) ? line.slice(prefix.length) : line.replace(/^[ \t>]*/, ''),
    );
    const source = [first.trimStart(), ...lines].join('\n');
    return this.#record(nodeTypes.raw_block.create({ kind, source }), range, prefix);
  }

  #slice({ from, to }: TextRange): string {
    return this.#body.slice(from, to);
  }

  #record(node: Node, { from, to }: TextRange, prefix: string, phrasing = NO_PHRASING): Node {
    this.blocks.set(node, { from, to, prefix, phrasing });
    return node;
  }

  #inline(children: readonly PhrasingContent[]): Node[] {
    return parseInline(children, this.#body, this.#targets);
  }

  #isIndentedCode(node: RootContent): boolean {
    return node.type === 'code' && !/^[`~]/.test(this.#slice(getSourceRange(node)));
  }

  #parseBlock(node: RootContent, prefix: string, depth: number): Node {
    const range = getSourceRange(node);
    switch (node.type) {
      case 'paragraph': {
        const paragraph = nodeTypes.paragraph.create(null, this.#inline(node.children));
        return this.#record(paragraph, range, prefix, node.children);
      }
      case 'heading': {
        const heading = nodeTypes.heading.create({ level: node.depth }, this.#inline(node.children));
        return this.#record(heading, range, prefix, node.children);
      }
      case 'thematicBreak':
        return this.#record(nodeTypes.horizontal_rule.create(), range, prefix);
      case 'code': {
        const value = node.value.replaceAll(/\r\n?/g, '\n');
        const info = [node.lang, node.meta].filter(Boolean).join(' ');
        return this.#record(
          nodeTypes.code_block.create({ info }, value === '' ? null : schema.text(value)),
          range,
          prefix,
        );
      }
      case 'blockquote':
        return this.#parseQuote(node, prefix, depth);
      case 'list':
        return this.#parseList(node, prefix, depth);
      case 'table':
        return this.#parseTable(node, prefix);
      case 'definition':
        return this.readRaw(range, 'definition', prefix);
      case 'footnoteDefinition':
        return this.readRaw(range, 'footnote', prefix);
      default:
        return this.readRaw(range, 'html', prefix);
    }
  }

  #parseQuote(node: Blockquote, prefix: string, depth: number): Node {
    const range = getSourceRange(node);
    const column = measureColumn(this.#body, range.from);
    const inner = `${prefix.padEnd(column)}> `;
    const quote = nodeTypes.blockquote.create(null, this.parseFlow(node.children, inner, depth + 1));
    return this.#record(quote, range, inner);
  }

  #parseList(node: List, prefix: string, depth: number): Node {
    const range = getSourceRange(node);
    const marker = LIST_MARKER.exec(this.#slice(range))?.[0] ?? '-';
    const items = node.children.map((item) => this.#parseItem(item, prefix, depth + 1));
    const loose = Boolean(node.spread) || node.children.some(({ spread }) => spread);
    const list = node.ordered
      ? nodeTypes.ordered_list.create({ start: node.start ?? 1, delimiter: marker.at(-1), loose }, items)
      : nodeTypes.bullet_list.create({ marker, loose }, items);
    return this.#record(list, range, prefix.padEnd(measureColumn(this.#body, range.from)));
  }

  #parseItem(item: ListItem, prefix: string, depth: number): Node {
    const range = getSourceRange(item);
    const column = measureColumn(this.#body, range.from);
    const marker = LIST_MARKER.exec(this.#slice(range))?.[0] ?? '-';
    const width = this.#measureContent(item, column, marker.length);
    const inner = prefix.padEnd(column + width);
    const checked = item.checked ?? null;
    const node = nodeTypes.list_item.create({ checked }, this.parseFlow(item.children, inner, depth));
    return this.#record(node, range, inner);
  }

  /** Returns the number of columns from the marker of an item to its content. */
  #measureContent(item: ListItem, column: number, marker: number): number {
    const first = item.children[0];
    if (!first) return marker + 1;
    const { from } = getSourceRange(first);
    const isBesideMarker = first.position?.start.line === item.position?.start.line;
    // Indented code starts one column after the marker. The text of a task starts after the check box, but the check
    // box isn't part of the indentation.
    if (isBesideMarker && this.#isIndentedCode(first)) return marker + 1;
    const box = isBesideMarker && typeof item.checked === 'boolean' ? 4 : 0;
    const width = measureColumn(this.#body, from) - box - column;
    return Math.min(Math.max(width, marker + 1), marker + 4);
  }

  #parseTable(node: Table, prefix: string): Node {
    const align = (node.align ?? []).map((side) => side ?? '');
    if (node.children.some((row) => row.children.length > align.length))
      return this.readRaw(getSourceRange(node), 'table', prefix);
    const rows = node.children.map((row, index) => {
      const type = index === 0 ? nodeTypes.table_header : nodeTypes.table_cell;
      const cells = row.children.map((cell) => {
        const paragraph = nodeTypes.paragraph.create(null, this.#inline(cell.children));
        return this.#record(type.create(null, paragraph), getSourceRange(cell), prefix, cell.children);
      });
      while (cells.length < align.length) cells.push(type.create(null, nodeTypes.paragraph.create()));
      return this.#record(nodeTypes.table_row.create(null, cells), getSourceRange(row), prefix);
    });
    return this.#record(nodeTypes.table.create({ align }, rows), getSourceRange(node), prefix);
  }
}
