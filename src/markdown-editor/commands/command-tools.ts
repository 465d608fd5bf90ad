// Helpers for commands: chaining on one transaction, and the depth of the cursor's ancestors.
import { closeHistory } from 'prosemirror-history';
import type { Node, NodeRange, ResolvedPos } from 'prosemirror-model';
import {
  AllSelection,
  type Command,
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { isList, nodeTypes } from '../schema/schema';

/** Returns the depth of the nearest ancestor that satisfies `test`, or null. */
export function findDepth($pos: ResolvedPos, test: (node: Node) => boolean): number | null {
  for (let depth = $pos.depth; depth > 0; depth--) if (test($pos.node(depth))) return depth;
  return null;
}

const findTableDepth = ($pos: ResolvedPos): number | null =>
  findDepth($pos, ({ type }) => type === nodeTypes.table);

export const isTablePosition = ($pos: ResolvedPos): boolean => findTableDepth($pos) !== null;

export const isInTable = ({ selection }: EditorState): boolean => isTablePosition(selection.$from);

/**
 * Reports whether both ends of the selection are in the same table. A selection that leaves its table is a text
 * selection without a selected cell, for which `selectedRect` of prosemirror-tables throws.
 */
export function isWithinTable({ selection: { $from, $to } }: EditorState): boolean {
  const depth = findTableDepth($from);
  return depth !== null && $from.sharedDepth($to.pos) >= depth;
}

/** Returns the cursor, or null if there is a selection. */
export const getCaret = ({ selection }: EditorState): ResolvedPos | null =>
  selection instanceof TextSelection ? selection.$cursor : null;

/** Makes a command a separate undo step, not merged with typing before or after it. */
export const makeSingleUndoStep =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(
      state,
      dispatch &&
        ((tr) => {
          dispatch(tr.docChanged ? closeHistory(tr) : tr);
          if (tr.docChanged) view?.dispatch(closeHistory(view.state.tr));
        }),
      view,
    );

/** Runs a command on the document after a transaction, and adds its steps to that transaction. */
export function applyCommand(tr: Transaction, command: Command): boolean {
  const state = EditorState.create({ doc: tr.doc, selection: tr.selection });
  return command(state, (next) => {
    for (const step of next.steps) tr.step(step);
    tr.setSelection(Selection.fromJSON(tr.doc, next.selection.toJSON()));
    if (next.storedMarksSet) tr.setStoredMarks(next.storedMarks);
  });
}

/** Runs a command on the block at this position, as if its content were selected. */
export const runOnBlockAt =
  (position: number, command: Command): Command =>
  (state, dispatch) => {
    const block = state.doc.nodeAt(position);
    if (!block) return false;
    const [$from, $to] = [state.doc.resolve(position), state.doc.resolve(position + block.nodeSize)];
    const selection =
      block.isLeaf || block.type === nodeTypes.table
        ? NodeSelection.create(state.doc, position)
        : TextSelection.between($from, $to);
    const tr = state.tr.setSelection(selection);
    const isRun = applyCommand(tr, command);
    if (isRun) dispatch?.(tr.scrollIntoView());
    return isRun;
  };

/**
 * Returns the ends of the selection. A selection that ends at the start of a block, as after Shift+Down, doesn't
 * include that block.
 */
export function getSelectedEnds({ selection, doc }: EditorState): readonly [ResolvedPos, ResolvedPos] {
  if (selection instanceof AllSelection) return [Selection.atStart(doc).$from, Selection.atEnd(doc).$to];
  const { $from, $to, empty } = selection;
  if (empty || !$to.parent.isTextblock || $to.parentOffset > 0 || $from.sameParent($to)) return [$from, $to];
  const before = Selection.findFrom(doc.resolve($to.before()), -1, true);
  return [$from, before && before.to >= $from.pos ? before.$to : $to];
}

/**
 * Returns the selected siblings: items of the nearest list, or blocks of the nearest quote or article. A table is
 * selected as a whole.
 */
export function findSelectedBlocks(state: EditorState): NodeRange | null {
  const [$from, $to] = getSelectedEnds(state);
  return $from.blockRange($to, ({ type }) => type !== nodeTypes.list_item && !type.spec.tableRole);
}

/** Returns the selected items of a list, or null outside of lists. */
export function findSelectedItems(state: EditorState): NodeRange | null {
  const range = findSelectedBlocks(state);
  return range && isList(range.parent) ? range : null;
}

/** Returns the nodes that a range covers. They are children of the same parent. */
export const getNodesInRange = ({ parent, startIndex, endIndex }: NodeRange): readonly Node[] =>
  parent.children.slice(startIndex, endIndex);
