// Commands that override the default behavior of Enter, Backspace, Delete, Tab and the arrow keys.
import {
  chainCommands,
  createParagraphNear,
  deleteSelection,
  exitCode,
  joinBackward,
  joinForward,
  joinTextblockForward,
  liftEmptyBlock,
  selectNodeBackward,
  selectNodeForward,
  splitBlock,
} from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, type EditorState, Plugin, Selection, TextSelection } from 'prosemirror-state';
import { isCodeMark, markTypes, nodeTypes, schema } from '../schema/schema';
import { deleteTrailingBreak, insertBlock, isInCodeBlock, setParagraph, startParagraph } from './blocks';
import { applyCommand, findDepth, getCaret, isInTable } from './command-tools';
import { unindentItems } from './lists';
import { goToCellBelow } from './table-commands';

const isItem = ({ type }: Node): boolean => type === nodeTypes.list_item;

/** Returns the offset within the paragraph where the cursor's line starts. */
function findLineStart($caret: ResolvedPos): number {
  let start = 0;
  $caret.parent.forEach(({ type }, offset) => {
    if (type === nodeTypes.hard_break && offset < $caret.parentOffset) start = offset + 1;
  });
  return start;
}

/**
 * Starts a code block when Enter is pressed after a fence such as "```bash" that is alone on its line. Text after the
 * cursor moves below the code block.
 */
const openCodeBlock: Command = (state, dispatch) => {
  const $caret = getCaret(state);
  if ($caret?.parent.type !== nodeTypes.paragraph || isInTable(state)) return false;
  const start = findLineStart($caret);
  const text = $caret.parent.textBetween(start, $caret.parentOffset, null, '\uFFFC');
  const fence = /^```([\w+#.-]*)$/.exec(text);
  if (!fence) return false;
  const { tr } = state;
  const from = $caret.start() + Math.max(0, start - 1);
  tr.delete(from, $caret.pos);
  if (from < tr.selection.$from.end() && start > 0) {
    tr.split(from);
    tr.setSelection(TextSelection.create(tr.doc, from));
  } else if (from < tr.selection.$from.end()) {
    tr.insert(from - 1, nodeTypes.paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, from));
  }
  insertBlock(tr, nodeTypes.code_block.create({ info: fence[1] ?? '' }));
  dispatch?.(tr);
  return true;
};

/**
 * Leaves a code block when Enter is pressed on the second empty line at its end, or after a closing fence. A line that is
 * only indented counts as empty, because `continueCode` indents new lines. Removes the empty lines or the fence.
 */
const leaveCode: Command = (state, dispatch) => {
  const $caret = getCaret(state);
  if ($caret?.parent.type !== nodeTypes.code_block || $caret.parentOffset < $caret.parent.content.size)
    return false;
  const end = /(?:(?:^|\n)[ \t]*(?:\n[ \t]*)+|\n[ \t]*(?:```|~~~))$/.exec($caret.parent.textContent);
  if (!end) return false;
  const tr = state.tr.delete($caret.pos - end[0].length, $caret.pos);
  insertBlock(tr, nodeTypes.paragraph.create());
  dispatch?.(tr);
  return true;
};

/** Starts a new line of code with the indentation of the previous line. */
const continueCode: Command = (state, dispatch) => {
  if (!isInCodeBlock(state)) return false;
  const { $from } = state.selection;
  const line = $from.parent.textContent.slice(0, $from.parentOffset).split('\n').at(-1) ?? '';
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
  dispatch?.(state.tr.insertText(`\n${indentation}`).scrollIntoView());
  return true;
};

/** Starts the next list item, which is unchecked in a task list. Leaves the list if the current item is empty. */
const continueList: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = findDepth($from, isItem);
  if (depth === null || depth !== $from.depth - 1) return false;
  const item = $from.node(depth);
  const attrs = { checked: item.attrs.checked === null ? null : false };
  const index = $from.index(depth);
  if ($from.parent.content.size === 0) {
    if (item.childCount === 1) return unindentItems(state, dispatch);
    if (index > 0) {
      dispatch?.(state.tr.split($from.before(), 1, [{ type: nodeTypes.list_item, attrs }]).scrollIntoView());
      return true;
    }
  }
  if (getCaret(state) && $from.parentOffset === 0 && index === 0) {
    const empty = nodeTypes.list_item.create(attrs, nodeTypes.paragraph.create());
    dispatch?.(state.tr.insert($from.before(depth), empty).scrollIntoView());
    return true;
  }
  return splitListItem(nodeTypes.list_item, attrs)(state, dispatch);
};

/** Deletes the selection or a trailing line break, and then handles Enter as usual. */
const replaceByEnter: Command = (state, dispatch) => {
  if (!(state.selection instanceof TextSelection)) return false;
  const { tr } = state;
  if (!state.selection.empty) tr.deleteSelection();
  else if (!deleteTrailingBreak(tr)) return false;
  const isDone = applyCommand(tr, handleEnter);
  if (isDone) dispatch?.(tr.scrollIntoView());
  return isDone;
};

export const handleEnter: Command = chainCommands(
  goToCellBelow,
  openCodeBlock,
  replaceByEnter,
  leaveCode,
  continueCode,
  continueList,
  createParagraphNear,
  liftEmptyBlock,
  splitBlock,
);

/** Inserts a line break. In a heading it behaves like Enter, because a heading can't have line breaks. */
export const insertBreak: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (isInCodeBlock(state)) return continueCode(state, dispatch);
  if (!$from.parent.isTextblock || $from.parent.type === nodeTypes.heading)
    return handleEnter(state, dispatch);
  dispatch?.(state.tr.replaceSelectionWith(nodeTypes.hard_break.create()).scrollIntoView());
  return true;
};

export const leaveBlock: Command = chainCommands(goToCellBelow, exitCode);

/**
 * If the cursor is at the end of a code block at the end of the document, moves the cursor to a new paragraph below the
 * code block.
 */
export const leaveLastCodeBlock: Command = (state, dispatch) => {
  const $caret = getCaret(state);
  if (!$caret || !isInCodeBlock(state) || $caret.parentOffset < $caret.parent.content.size) return false;
  return !Selection.findFrom(state.doc.resolve($caret.after()), 1) && exitCode(state, dispatch);
};

/**
 * Handles Backspace at the start of a block: turns a heading, an empty code block or the first item of a list into a
 * paragraph, and does nothing in a table cell.
 */
const resetBlock: Command = (state, dispatch) => {
  const $caret = getCaret(state);
  if (!$caret || $caret.parentOffset > 0) return false;
  if (isInTable(state)) return true;
  const { type, content } = $caret.parent;
  if (type === nodeTypes.heading || (type === nodeTypes.code_block && content.size === 0))
    return setParagraph(state, dispatch);
  const depth = findDepth($caret, isItem);
  const isFirst = depth === $caret.depth - 1 && $caret.index(depth) === 0 && $caret.index(depth - 1) === 0;
  return isFirst && unindentItems(state, dispatch);
};

/**
 * Returns the block before (-1) or after (1) the cursor's text block. Returns null if the text block is empty, or if
 * the cursor isn't at the corresponding end of the text block.
 */
function findNeighbor(state: EditorState, by: -1 | 1): { $edge: ResolvedPos; neighbor: Node } | null {
  const $caret = getCaret(state);
  if (!$caret || $caret.parentOffset !== (by < 0 ? 0 : $caret.parent.content.size)) return null;
  const $edge = state.doc.resolve(by < 0 ? $caret.before() : $caret.after());
  const neighbor = by < 0 ? $edge.nodeBefore : $edge.nodeAfter;
  return neighbor && $caret.parent.content.size > 0 ? { $edge, neighbor } : null;
}

/** Selects an adjacent raw block instead of deleting it, and keeps code blocks from being joined with text. */
const stopAtBlock =
  (by: -1 | 1): Command =>
  (state, dispatch, view) => {
    const { neighbor } = findNeighbor(state, by) ?? {};
    if (!neighbor) return false;
    if (neighbor.type === nodeTypes.raw_block)
      return (by < 0 ? selectNodeBackward : selectNodeForward)(state, dispatch, view);
    const isCodeBlock = neighbor.type === nodeTypes.code_block;
    return neighbor.content.size > 0 && isCodeBlock !== isInCodeBlock(state);
  };

/** Moves the cursor into the adjacent table. Selecting the table would let the next key replace all of its cells. */
const enterTable =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { $edge, neighbor } = findNeighbor(state, by) ?? {};
    if (!$edge || neighbor?.type !== nodeTypes.table) return false;
    dispatch?.(state.tr.setSelection(Selection.near($edge, by)).scrollIntoView());
    return true;
  };

export const handleBackspace: Command = chainCommands(
  undoInputRule,
  deleteSelection,
  resetBlock,
  enterTable(-1),
  stopAtBlock(-1),
  joinBackward,
  selectNodeBackward,
);

const stayInCell: Command = (state) => {
  const $caret = getCaret(state);
  return $caret !== null && $caret.parentOffset === $caret.parent.content.size && isInTable(state);
};

/**
 * Appends the text of the next block to the current block, even if the next block is in a list item. Does nothing if
 * the current block is empty. Another command then deletes the current block, so that the next block keeps its kind.
 */
const joinTextForward: Command = (state, dispatch, view) =>
  state.selection.$from.parent.content.size > 0 && joinTextblockForward(state, dispatch, view);

export const handleDelete: Command = chainCommands(
  deleteSelection,
  stayInCell,
  enterTable(1),
  stopAtBlock(1),
  joinTextForward,
  joinForward,
  selectNodeForward,
);

const INDENT = '  ';

/** Indents or unindents the selected lines of code. */
export const indentCode =
  (isDeeper: boolean): Command =>
  (state, dispatch) => {
    if (!isInCodeBlock(state)) return false;
    const { $from, from, to } = state.selection;
    const start = $from.start();
    const { tr } = state;
    let line = start;
    for (const text of $from.parent.textContent.split('\n')) {
      const end = line + text.length;
      if (end >= from && line <= to) {
        const at = tr.mapping.map(line);
        const indentation = /^(?:\t| {1,2})/.exec(text)?.[0].length ?? 0;
        if (isDeeper) tr.insert(at, schema.text(INDENT));
        else if (indentation > 0) tr.delete(at, at + indentation);
      }
      line = end + 1;
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/**
 * Leaves a code span without moving the cursor, so that text typed next isn't code. Handles ArrowRight at the end of
 * the span and ArrowLeft at its start.
 */
export const leaveCodeSpan =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const $caret = getCaret(state);
    const marks = state.storedMarks ?? $caret?.marks() ?? [];
    if (!$caret || !marks.some(isCodeMark)) return false;
    const next = by < 0 ? $caret.nodeBefore : $caret.nodeAfter;
    if (next?.marks.some(isCodeMark)) return false;
    dispatch?.(state.tr.removeStoredMark(markTypes.code));
    return true;
  };

/** Selects the code at the cursor, or the whole text if the code is already selected. */
export const selectCode: Command = (state: EditorState, dispatch) => {
  if (!isInCodeBlock(state)) return false;
  const { $from, from, to } = state.selection;
  if (from === $from.start() && to === $from.end()) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $from.start(), $from.end())));
  return true;
};

/** Puts text that is typed at a gap cursor, or while a block is selected, into a new paragraph. */
export const startParagraphPlugin: Plugin = new Plugin({
  props: {
    handleTextInput: ({ state, dispatch }, _from, _to, text) => {
      const tr = startParagraph(state);
      if (tr) dispatch(tr.insertText(text).scrollIntoView());
      return tr !== null;
    },
  },
});
