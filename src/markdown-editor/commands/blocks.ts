// Commands for headings, quotes, callouts, code and horizontal rules. They insert a block below the text, or convert
// the selected blocks.
import { GapCursor } from 'prosemirror-gapcursor';
import type { Node, NodeRange } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { findWrapping, liftTarget } from 'prosemirror-transform';
import { isList, markTypes, nodeTypes, schema } from '../schema/schema';
import {
  findDepth,
  findSelectedBlocks,
  getCaret,
  getNodesInRange,
  getSelectedEnds,
  isInTable,
} from './command-tools';
import { MAX_EXAMINED_POSITIONS } from './toggle-mark';

/**
 * Deletes a line break at the end of the block if the cursor is there, because readers don't see it. Reports whether
 * there was one.
 */
export function deleteTrailingBreak(tr: Transaction): boolean {
  const { $from, empty } = tr.selection;
  const isOpen =
    $from.nodeBefore?.type === nodeTypes.hard_break && $from.parentOffset === $from.parent.content.size;
  if (empty && isOpen) tr.delete($from.pos - 1, $from.pos);
  return empty && isOpen;
}

/**
 * Inserts a block below the block at the cursor or at the end of the selection, in the same list item or quote.
 * Replaces the block at the cursor if it is an empty paragraph. Inside a table, inserts below the table. Returns the
 * position of the inserted block.
 */
export function insertBlock(tr: Transaction, block: Node): number {
  deleteTrailingBreak(tr);
  const { $to, empty } = tr.selection;
  const depth =
    findDepth($to, ({ type }) => type === nodeTypes.table) ??
    findDepth($to, ({ isTextblock }) => isTextblock);
  const isReplacing =
    empty && depth === $to.depth && $to.parent.type === nodeTypes.paragraph && $to.parent.content.size === 0;
  const end = depth === null ? $to.pos : $to.after(depth);
  const start = isReplacing ? $to.before() : end;
  tr.replaceWith(start, end, block);
  tr.setSelection(Selection.near(tr.doc.resolve(start + 1))).scrollIntoView();
  return start;
}

/**
 * Starts a paragraph at a gap cursor, or below a selected block, which typed text would otherwise replace. Returns null
 * for any other selection.
 */
export function startParagraph({ selection, tr }: EditorState): Transaction | null {
  const isBlock = selection instanceof NodeSelection && selection.node.isBlock;
  if (!isBlock && !(selection instanceof GapCursor)) return null;
  tr.insert(selection.to, nodeTypes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
}

/** Inserts a horizontal rule and puts the cursor into the text after it. */
export const insertHorizontalRule: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { tr } = state;
  const end = insertBlock(tr, nodeTypes.horizontal_rule.create()) + 1;
  if (!tr.doc.nodeAt(end)?.isTextblock) tr.insert(end, nodeTypes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)));
  return true;
};

/** Returns the selected text blocks that aren't in a table, with their positions. */
function findTextblocks(state: EditorState): readonly { readonly node: Node; readonly pos: number }[] {
  const [$from, $to] = getSelectedEnds(state);
  const found: { node: Node; pos: number }[] = [];
  state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
    if (node.isTextblock) found.push({ node, pos });
    return !node.isTextblock && node.type !== nodeTypes.table;
  });
  return found;
}

const isExaminable = ({ selection }: EditorState): boolean =>
  selection.to - selection.from <= MAX_EXAMINED_POSITIONS;

/** Reports whether the selection consists of headings of this level. */
export function isHeadingSelected(state: EditorState, level: number): boolean {
  if (!isExaminable(state)) return false;
  const blocks = findTextblocks(state);
  return blocks.length > 0 && blocks.every(({ node }) => node.hasMarkup(nodeTypes.heading, { level }));
}

export const setParagraph: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { tr } = state;
  for (const { node, pos } of findTextblocks(state).toReversed())
    tr.setBlockType(pos, pos + node.nodeSize, nodeTypes.paragraph);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Turns the text block at this position into a heading. A heading is one line, so its line breaks become spaces. */
export function makeHeading(tr: Transaction, position: number, level: number): Transaction {
  tr.setBlockType(position + 1, position + 1, nodeTypes.heading, { level });
  tr.doc.nodeAt(position)?.forEach(({ type }, offset) => {
    const start = position + 1 + offset;
    if (type === nodeTypes.hard_break) tr.replaceWith(start, start + 1, schema.text(' '));
  });
  return tr;
}

export const setHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const blocks = findTextblocks(state);
    if (isInTable(state) || blocks.length === 0) return false;
    const { tr } = state;
    for (const { pos } of blocks.toReversed()) makeHeading(tr, pos, level);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeadingSelected(state, level) ? setParagraph : setHeading(level))(state, dispatch);

const isQuote = ({ type }: Node): boolean => type === nodeTypes.blockquote;

export const isInQuote = ({ selection }: EditorState): boolean =>
  selection.$from.blockRange(selection.$to, isQuote) !== null;

export const liftFromQuote: Command = (state, dispatch) => {
  const [$from, $to] = getSelectedEnds(state);
  const range = $from.blockRange($to, isQuote);
  const target = range && liftTarget(range);
  if (!range || target === null) return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

/**
 * Wraps the selected blocks in a quote. If they are in one list item, wraps them inside the item. If they are in
 * several items, wraps the whole list.
 */
function wrapInQuote(state: EditorState): Transaction | null {
  const [$from, $to] = getSelectedEnds(state);
  const range = isInTable(state) ? null : $from.blockRange($to, (node) => !isList(node));
  const wrapping = range && findWrapping(range, nodeTypes.blockquote);
  return range && wrapping ? state.tr.wrap(range, wrapping) : null;
}

export const toggleQuote: Command = (state, dispatch) => {
  if (isInQuote(state)) return liftFromQuote(state, dispatch);
  const tr = wrapInQuote(state);
  if (tr) dispatch?.(tr.scrollIntoView());
  return tr !== null;
};

/** Returns the bold text at the start of a quote. Empty if the quote doesn't start with bold text. */
export function getBoldStart(quote: Node): string {
  const first = quote.firstChild?.firstChild;
  return isQuote(quote) && first && markTypes.strong.isInSet(first.marks) ? (first.text ?? '') : '';
}

/** Returns the bold text, such as "Note:", that makes a quote a callout. Null for other quotes. */
function getCalloutLabel(quote: Node): string | null {
  const text = getBoldStart(quote);
  return /^[^:：]{1,30}[:：]$/.test(text) ? text : null;
}

/** Returns the label of the callout at the cursor, or null. */
export function getCurrentCallout({ selection }: EditorState): string | null {
  const depth = findDepth(selection.$from, isQuote);
  return depth === null ? null : getCalloutLabel(selection.$from.node(depth));
}

/** Replaces the label of a quote, or adds one before its text. */
function setCalloutLabel(tr: Transaction, position: number, label: string): void {
  const quote = tr.doc.nodeAt(position);
  const before = quote && getCalloutLabel(quote);
  if (quote?.firstChild?.type !== nodeTypes.paragraph) tr.insert(position + 1, nodeTypes.paragraph.create());
  const start = position + 2;
  const bold = schema.text(`${label}:`, [markTypes.strong.create()]);
  if (before) tr.replaceWith(start, start + before.length, bold);
  else tr.insert(start, [bold, schema.text(' ')]);
}

/**
 * Turns the selected blocks into a callout with this label. In a quote, sets the label of the quote instead. Turns a
 * callout that already has this label back into text.
 */
export const toggleCallout =
  (label: string): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = findDepth($from, isQuote);
    const current = getCurrentCallout(state);
    if (depth !== null && current === `${label}:`) {
      const { tr } = state;
      const start = $from.before(depth) + 2;
      const hasSpace = /^\s/.test(tr.doc.textBetween(start + current.length, $from.end(depth), '\n'));
      tr.delete(start, start + current.length + (hasSpace ? 1 : 0));
      const $quote = tr.doc.resolve(start - 1);
      const range = $quote.blockRange(tr.doc.resolve($quote.end()));
      const target = range && liftTarget(range);
      if (range && target !== null) dispatch?.(tr.lift(range, target).scrollIntoView());
      return true;
    }
    const tr = depth === null ? wrapInQuote(state) : state.tr;
    if (!tr) return false;
    const around = findDepth(tr.selection.$from, isQuote);
    if (around !== null) setCalloutLabel(tr, tr.selection.$from.before(around), label);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Returns the text that represents a node in code. */
const toCodeText = ({ type, attrs }: Node): string => {
  if (type === nodeTypes.hard_break) return '\n';
  return String(attrs.source ?? attrs.alt ?? '');
};

const readLines = (block: Node): string => block.textBetween(0, block.content.size, '\n', toCodeText);

/**
 * Replaces the selected blocks with one code block. Several list items become one item that contains the code block.
 */
function replaceWithCode(tr: Transaction, range: NodeRange): void {
  const text = getNodesInRange(range).map(readLines).join('\n');
  const code = nodeTypes.code_block.create(null, text ? schema.text(text) : null);
  const isInItems = isList(range.parent);
  tr.replaceWith(range.start, range.end, isInItems ? nodeTypes.list_item.create(null, code) : code);
  tr.setSelection(TextSelection.create(tr.doc, range.start + (isInItems ? 2 : 1) + text.length));
}

export const isInCodeBlock = ({ selection }: EditorState): boolean =>
  selection.$from.parent.type === nodeTypes.code_block && selection.$from.sameParent(selection.$to);

/**
 * Turns the selected blocks into code, or code into text. Without a selection, starts a code block below the text at
 * the cursor.
 */
export const toggleCodeBlock: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  if (isInCodeBlock(state)) return setParagraph(state, dispatch);
  const { tr } = state;
  const $caret = getCaret(state);
  if ($caret ? $caret.parent.content.size > 0 : state.selection.$from.depth === 0)
    insertBlock(tr, nodeTypes.code_block.create());
  else return setCodeBlock(state, dispatch);
  dispatch?.(tr);
  return true;
};

/** Turns the selected blocks into one code block. */
export const setCodeBlock: Command = (state, dispatch) => {
  const [$from, $to] = getSelectedEnds(state);
  const range = $from.sameParent($to) ? $from.blockRange($to) : findSelectedBlocks(state);
  if (!range || isInTable(state)) return false;
  const { tr } = state;
  replaceWithCode(tr, range);
  dispatch?.(tr.scrollIntoView());
  return true;
};
