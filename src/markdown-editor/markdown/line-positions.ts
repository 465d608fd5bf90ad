// Maps lines of the written Markdown to document positions and back.
import type { Node } from 'prosemirror-model';
import { type Heading, MAX_HEADINGS } from '~/lib/headings';
import { isList, nodeTypes } from '../schema/schema';
import type { MarkdownSource } from './markdown-source';
import type { LocatedBlock, WrittenMarkdown } from './markdown-writer';
import { isEmptyParagraph, listChildIndexes, listChildren } from './normalize-document-node';
import { splitSourceIntoPieces } from './source-pieces';

/**
 * The position of a block in the document and in the written Markdown. The block is a text block or a leaf without
 * text.
 */
interface BlockPlace {
  readonly node: Node;
  /** Position before the block. */
  readonly position: number;
  /** Offset of the block's source in the written Markdown. */
  readonly offset: number;
  readonly source: MarkdownSource;
  readonly sourceNode: Node;
}

interface Lines {
  readonly places: readonly BlockPlace[];
  readonly starts: readonly number[];
}

const linesByText = new WeakMap<WrittenMarkdown, Lines>();

export function getLines(written: WrittenMarkdown): Lines {
  let lines = linesByText.get(written);
  if (!lines) {
    const breaks = [...written.text.matchAll(/\r\n|\r|\n/g)];
    const starts = [0, ...breaks.map(({ index, 0: lineBreak }) => index + lineBreak.length)];
    lines = { places: listPlaces(written), starts };
    linesByText.set(written, lines);
  }
  return lines;
}

/** Returns the located blocks in document order. Omits blocks whose source range is unknown. */
function listPlaces({ doc, blocks }: WrittenMarkdown): BlockPlace[] {
  const places: BlockPlace[] = [];
  const visit = (node: Node, position: number, sourceNode: Node, located: LocatedBlock) => {
    if (!node.isTextblock && !node.isLeaf) return visitChildren(node, position + 1, sourceNode, located);
    const { source, shift } = located;
    const block = source.blocks.get(sourceNode);
    if (!block) return;
    const offset = (isEmptyParagraph(node) ? block.to : block.from) + shift;
    places.push({ node, position, offset, source, sourceNode });
  };
  const visitChildren = (parent: Node, start: number, sourceParent: Node, located: LocatedBlock) => {
    // Uses the range of the table cell, because the paragraph in a cell has no source range.
    const isCell = parent.firstChild?.type === nodeTypes.paragraph && parent.type.spec.tableRole;
    const sources = isCell ? [sourceParent] : listChildren(sourceParent);
    forEachListed(parent, start, (child, position, index) => {
      const source = sources[index];
      if (source) visit(child, position, source, located);
    });
  };
  forEachListed(doc, 0, (child, position, index, before) => {
    const located = blocks[index];
    if (!located) return;
    const isJoined = before > 0 && isList(child);
    if (!isJoined) return visit(child, position, located.sourceNode, located);
    child.forEach((item, offset, at) => {
      const source = located.sourceNode.children[before + at];
      if (source) visit(item, position + 1 + offset, source, located);
    });
  });
  return places;
}

/**
 * Calls `callback` for each child. `index` is the child's index in the written Markdown. If adjacent lists are written
 * as one joined list, `before` is the number of items that come before this child's items in the joined list.
 */
function forEachListed(
  parent: Node,
  start: number,
  callback: (child: Node, position: number, index: number, before: number) => void,
): void {
  const indexes = listChildIndexes(parent);
  let before = 0;
  parent.forEach((child, offset, at) => {
    if (at > 0 && indexes[at] !== indexes[at - 1]) before = 0;
    callback(child, start + offset, indexes[at] ?? at, before);
    if (isList(child)) before += child.childCount;
  });
}

const toLine = (starts: readonly number[], offset: number): number =>
  Math.max(1, starts.findLastIndex((start) => start <= offset) + 1);

/** Returns the 1-based line number in the written Markdown for a position in the document. */
export function findWrittenLine(written: WrittenMarkdown, position: number): number {
  const { places, starts } = getLines(written);
  const place = places.findLast((one) => one.position <= position) ?? places[0];
  if (!place) return 1;
  const { node } = place;
  const isInside = position > place.position && node.isTextblock && !isEmptyParagraph(node);
  const offset = Math.min(position - place.position - 1, node.content.size);
  return toLine(starts, isInside ? toSourceOffset(place, offset) : place.offset);
}

/** Returns the position in the document for a 1-based line number in the written Markdown. */
export function findWrittenPosition(written: WrittenMarkdown, line: number): number {
  const { places, starts } = getLines(written);
  const start = starts[Math.min(line, starts.length) - 1] ?? 0;
  const end = starts[line] ?? written.text.length + 1;
  const place =
    places.find(({ offset }) => offset >= start && offset < end) ??
    places.findLast(({ offset }) => offset < start);
  if (!place) return 0;
  if (!place.node.isTextblock) return place.position;
  let offset = 0;
  while (offset < place.node.content.size && toSourceOffset(place, offset) < start) offset++;
  return place.position + 1 + offset;
}

/** Converts an offset in a text block to an offset in the written Markdown. */
function toSourceOffset(place: BlockPlace, offset: number): number {
  const sizes = getSizes(place);
  let at = place.offset;
  let passed = 0;
  for (const { size, length } of sizes) {
    if (passed + size > offset) break;
    passed += size;
    at += length;
  }
  return at;
}

interface Size {
  /** Number of positions in the document. */
  readonly size: number;
  /** Length in the source. */
  readonly length: number;
}

const sizesByNode = new WeakMap<Node, readonly Size[]>();

/** Returns the sizes of the pieces of a text block, from the start of its source. */
function getSizes({ source, sourceNode }: BlockPlace): readonly Size[] {
  let sizes = sizesByNode.get(sourceNode);
  if (!sizes) {
    const block = source.blocks.get(sourceNode);
    const text = source.body.slice(block?.from, block?.to);
    sizes = block && block.phrasing.length > 0 ? [] : measureCode(sourceNode, text);
    if (block && block.phrasing.length > 0) {
      const isCell = sourceNode.type.spec.tableRole !== undefined;
      const pieces = splitSourceIntoPieces(block.phrasing, source.body, isCell);
      const lead = (block.phrasing[0]?.position?.start.offset ?? block.from) - block.from;
      sizes = [
        { size: 0, length: lead },
        ...pieces.map(({ kind, text: { length } }) => ({
          size: kind === 'character' || kind === 'node' ? 1 : 0,
          length,
        })),
      ];
    }
    sizesByNode.set(sourceNode, sizes);
  }
  return sizes;
}

/** Returns the sizes of the lines of a code block, including their line breaks. */
function measureCode(node: Node, text: string): Size[] {
  if (!node.type.spec.code) return [];
  const isFenced = /^(?:`|~)/.test(text);
  const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n|$)/g) ?? [];
  const sizes = node.textContent.split('\n').map((line, index) => ({
    size: line.length + 1,
    length: lines[index + (isFenced ? 1 : 0)]?.length ?? 0,
  }));
  return isFenced ? [{ size: 0, length: lines[0]?.length ?? 0 }, ...sizes] : sizes;
}

/**
 * Returns the headings outside quotes and lists, with their source lines. Returns at most one heading more than the
 * outline shows, so that the caller can tell that the outline is incomplete.
 */
export function listHeadings(written: WrittenMarkdown): Heading[] {
  const { places, starts } = getLines(written);
  return places
    .filter(
      ({ node, position }) => node.type === nodeTypes.heading && written.doc.resolve(position).depth === 0,
    )
    .slice(0, MAX_HEADINGS + 1)
    .map(({ node, offset }) => ({
      level: Number(node.attrs.level),
      text: node.textContent.trim(),
      line: toLine(starts, offset),
    }));
}
