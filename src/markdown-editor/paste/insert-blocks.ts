// Inserts pasted blocks depending on the destination: text is joined with the existing text, list items are added to
// the existing list, an empty line is replaced, and all other blocks start on a new line.
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';
import { isTablePosition } from '../commands/command-tools';
import { isList, nodeTypes, schema } from '../schema/schema';
import { convertBlocksToLines } from './block-lines';
import { fillTableCells } from './fill-table-cells';

/** Inserts blocks at a position, or in place of the selection, and puts the cursor at their end. */
export function insertBlocks(tr: Transaction, blocks: readonly Node[], position?: number): Transaction {
  const [first] = blocks;
  if (!first) return tr;
  if (position !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(position)));
  if (first.type === nodeTypes.table && blocks.length === 1 && fillTableCells(tr, first)) return tr;
  if (first.type === nodeTypes.paragraph && blocks.length === 1) return insertInline(tr, first.content);
  if (tr.selection.$from.parent.type.spec.code) return insertInline(tr, Fragment.from(blocks));
  if (isTablePosition(tr.selection.$from))
    return insertInline(tr, Fragment.from(convertBlocksToLines(blocks)));
  const at = deleteSelection(tr);
  return (
    insertItems(tr, blocks, at) ??
    replaceEmptyBlock(tr, blocks, at) ??
    continueText(tr, blocks, at) ??
    insertBetween(tr, blocks, at)
  );
}

/** Replaces the selection with inline content. Text typed next gets the formatting of the surrounding text. */
export function insertInline(tr: Transaction, content: Fragment): Transaction {
  const { $from } = tr.selection;
  if ($from.parent.type.spec.code)
    return tr.replaceSelectionWith(schema.text(content.textBetween(0, content.size, '\n', '\n')), false);
  const isHeading = $from.parent.type === nodeTypes.heading;
  const inline = isHeading ? content.content.map(breakToSpace) : content;
  const marks = tr.storedMarks ?? $from.marks();
  tr.replaceSelection(new Slice(Fragment.from(nodeTypes.paragraph.create(null, inline)), 1, 1));
  return tr.setStoredMarks(marks);
}

const breakToSpace = (node: Node): Node => (node.type === nodeTypes.hard_break ? schema.text(' ') : node);

/** Deletes the selection and returns the position where it started. */
function deleteSelection(tr: Transaction): ResolvedPos {
  const { from, empty } = tr.selection;
  const steps = tr.steps.length;
  if (!empty) tr.deleteSelection();
  return tr.doc.resolve(tr.mapping.slice(steps).map(from));
}

const finishAt = (tr: Transaction, end: number): Transaction =>
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), -1));

/** Replaces a range, and puts the selection at the end of the new nodes. */
function replaceWith(tr: Transaction, from: number, to: number, nodes: readonly Node[]): Transaction {
  tr.replaceWith(from, to, nodes);
  return finishAt(tr, from + Fragment.from(nodes).size);
}

/**
 * Inserts pasted list items into a list. If the cursor is in an empty item, the pasted items replace it. Otherwise,
 * they are inserted only if both lists have the same type.
 */
function insertItems(tr: Transaction, blocks: readonly Node[], $at: ResolvedPos): Transaction | null {
  const [list, ...rest] = blocks;
  const depth = $at.depth - 1;
  if (!list || !isList(list) || depth < 1 || $at.node(depth).type !== nodeTypes.list_item) return null;
  const items = [...list.content.content];
  const last = items.pop();
  if (!last) return null;
  items.push(rest.length === 0 ? last : last.copy(last.content.append(Fragment.from(rest))));
  const isEmpty = $at.parent.content.size === 0 && $at.node(depth).childCount === 1;
  if (isEmpty) return replaceWith(tr, $at.before(depth), $at.after(depth), items);
  if (list.type !== $at.node(depth - 1).type || $at.index(depth) > 0) return null;
  if ($at.parentOffset === 0) return replaceWith(tr, $at.before(depth), $at.before(depth), items);
  if ($at.parentOffset < $at.parent.content.size) splitText(tr, $at, 2);
  const after = tr.doc.resolve($at.pos).after(depth);
  return replaceWith(tr, after, after, items);
}

/** Splits the text at a position, and removes the spaces at the start of the second part. */
function splitText(tr: Transaction, $at: ResolvedPos, depth: number): void {
  const rest = $at.parent.textBetween($at.parentOffset, $at.parent.content.size, undefined, '\0');
  const spaces = /^ */.exec(rest)?.[0].length ?? 0;
  if (spaces > 0) tr.delete($at.pos, $at.pos + spaces);
  if (spaces < rest.length) tr.split($at.pos, depth);
}

/**
 * Replaces an empty paragraph or heading. A pasted heading that replaces an empty heading gets the level of that
 * heading.
 */
function replaceEmptyBlock(tr: Transaction, blocks: readonly Node[], $at: ResolvedPos): Transaction | null {
  const { parent } = $at;
  if (!parent.isTextblock || parent.content.size > 0) return null;
  const [first, ...rest] = blocks;
  if (!first || (parent.type === nodeTypes.heading && first.type === nodeTypes.paragraph)) return null;
  const isSameKind = parent.type === nodeTypes.heading && first.type === nodeTypes.heading;
  const nodes = isSameKind ? [first.type.create(parent.attrs, first.content), ...rest] : blocks;
  return replaceWith(tr, $at.before(), $at.after(), nodes);
}

/** Joins pasted paragraphs with the text at the destination. */
function continueText(tr: Transaction, blocks: readonly Node[], $at: ResolvedPos): Transaction | null {
  if (blocks[0]?.type !== nodeTypes.paragraph || !$at.parent.isTextblock) return null;
  const openEnd = blocks.at(-1)?.type === nodeTypes.paragraph ? 1 : 0;
  const fromEnd = tr.doc.content.size - $at.pos;
  tr.replace($at.pos, $at.pos, new Slice(Fragment.from(blocks), 1, openEnd));
  return finishAt(tr, tr.doc.content.size - fromEnd);
}

/**
 * Inserts blocks above or below the text block. If the cursor is inside the text, splits the text block and inserts the
 * blocks between its two parts.
 */
function insertBetween(tr: Transaction, blocks: readonly Node[], $at: ResolvedPos): Transaction {
  const { parent, parentOffset } = $at;
  if (!parent.isTextblock) return replaceWith(tr, $at.pos, $at.pos, blocks);
  if (parentOffset === 0) return replaceWith(tr, $at.before(), $at.before(), blocks);
  if (parentOffset < parent.content.size) splitText(tr, $at, 1);
  const after = tr.doc.resolve($at.pos).after();
  return replaceWith(tr, after, after, blocks);
}
