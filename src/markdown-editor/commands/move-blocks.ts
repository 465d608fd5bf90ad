// Commands for whole blocks: moving, duplicating, deleting and converting them.
import { NodeRange } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { isList, nodeTypes } from '../schema/schema';
import { isInQuote, liftFromQuote, setCodeBlock, setHeading, setParagraph, toggleQuote } from './blocks';
import {
  applyCommand,
  findSelectedBlocks,
  findSelectedItems,
  getNodesInRange,
  getSelectedEnds,
} from './command-tools';
import { isInList, type ListKind, toggleList, unindentItems } from './lists';

/**
 * Returns the innermost range around the selection that has a neighbor on this side: the selected items or blocks, or
 * the quote or list that contains them.
 */
function findMovableBlocks(state: EditorState, by: -1 | 1): NodeRange | null {
  const blocks = findSelectedBlocks(state);
  for (let depth = blocks?.depth ?? -1; blocks && depth >= 0; depth--) {
    const range = new NodeRange(blocks.$from, blocks.$to, depth);
    if (range.parent.type === nodeTypes.list_item) continue;
    if (range.parent.maybeChild(by < 0 ? range.startIndex - 1 : range.endIndex)) return range;
    // Prevents moving the first item of a list up or the last item down, because the whole list would move instead.
    if (isList(range.parent) && range.parent.childCount > 1) return null;
  }
  return null;
}

/** Selects the same content after it has moved by this many positions. */
function shiftSelection(tr: Transaction, state: EditorState, by: number): Transaction {
  const json = state.selection.toJSON();
  // Keeps a text selection within the moved blocks, because it may end at the start of the next block. A cell selection
  // isn't limited, because `getSelectedEnds` returns the end of only one of its cells.
  const maxPosition = state.selection instanceof TextSelection ? getSelectedEnds(state)[1].pos : Infinity;
  for (const end of ['anchor', 'head'])
    if (typeof json[end] === 'number') json[end] = Math.min(json[end], maxPosition) + by;
  return tr.setSelection(Selection.fromJSON(tr.doc, json)).scrollIntoView();
}

/** Moves the selected items or blocks before or after their neighbor. */
export const moveBlocks =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const range = findMovableBlocks(state, by);
    if (!range) return false;
    const { tr } = state;
    const moved = getNodesInRange(range);
    const neighbor = range.parent.child(by < 0 ? range.startIndex - 1 : range.endIndex);
    if (by < 0) tr.replaceWith(range.start - neighbor.nodeSize, range.end, [...moved, neighbor]);
    else tr.replaceWith(range.start, range.end + neighbor.nodeSize, [neighbor, ...moved]);
    dispatch?.(shiftSelection(tr, state, by * neighbor.nodeSize));
    return true;
  };

/** Duplicates the selected items or blocks below themselves and selects the copy. */
export const duplicateBlocks: Command = (state, dispatch) => {
  const range = findSelectedBlocks(state);
  if (!range) return false;
  const tr = state.tr.insert(range.end, getNodesInRange(range));
  dispatch?.(shiftSelection(tr, state, range.end - range.start));
  return true;
};

/** Deletes the selected items or blocks, and the list or quote that would become empty. */
export const deleteBlocks: Command = (state, dispatch) => {
  let range = findSelectedBlocks(state);
  if (!range) return false;
  const isWhole = ({ parent, startIndex, endIndex }: NodeRange) =>
    startIndex === 0 && endIndex === parent.childCount;
  while (range.depth > 0 && isWhole(range)) range = new NodeRange(range.$from, range.$to, range.depth - 1);
  const { tr } = state;
  if (isWhole(range)) tr.replaceWith(range.start, range.end, nodeTypes.paragraph.create());
  else tr.delete(range.start, range.end);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(range.start))).scrollIntoView());
  return true;
};

/** Kinds that a block can be converted to. */
export type BlockKind =
  | { readonly kind: 'paragraph' | 'quote' | 'code' | ListKind }
  | { readonly kind: 'heading'; readonly level: number };

/** Lifts the selected blocks out of lists and quotes. */
function unwrap(tr: Transaction): void {
  let isLifted = true;
  while (isLifted)
    isLifted = applyCommand(tr, (state, dispatch) => {
      if (findSelectedItems(state)) return unindentItems(state, dispatch);
      return isInQuote(state) && liftFromQuote(state, dispatch);
    });
}

/**
 * Converts the selected blocks to this kind. Blocks that become paragraphs or headings are moved out of their list or
 * quote.
 */
export const convertBlocks =
  (block: BlockKind): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const run = (command: Command) => {
      const isRun = applyCommand(tr, command);
      if (isRun) dispatch?.(tr.scrollIntoView());
      return isRun;
    };
    switch (block.kind) {
      case 'paragraph':
        unwrap(tr);
        return run(setParagraph);
      case 'heading':
        unwrap(tr);
        return run(setHeading(block.level));
      case 'quote':
        return !isInQuote(state) && run(toggleQuote);
      case 'code':
        return run(setCodeBlock);
      default:
        return !isInList(state, block.kind) && run(toggleList(block.kind));
    }
  };
