// Bulleted, numbered and task lists: converting between kinds and paragraphs, indenting and unindenting.
import type { Attrs, Node, NodeRange } from 'prosemirror-model';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { findWrapping } from 'prosemirror-transform';
import { isList, nodeTypes } from '../schema/schema';
import {
  applyCommand,
  findDepth,
  findSelectedBlocks,
  findSelectedItems,
  getNodesInRange,
  getSelectedEnds,
  isInTable,
} from './command-tools';

export type ListKind = 'bullet' | 'numbered' | 'task';

const isTask = (item: Node): boolean => item.attrs.checked !== null;

/** Returns the marker of the article's first bulleted list, so that new lists use it too. */
export function pickBulletMarker(doc: Node): string {
  const list = doc.children.find(({ type }) => type === nodeTypes.bullet_list);
  return list?.attrs.marker ?? '-';
}

const hasKind = (list: Node, items: readonly Node[], kind: ListKind): boolean =>
  kind === 'numbered'
    ? list.type === nodeTypes.ordered_list
    : list.type === nodeTypes.bullet_list && items.every((item) => isTask(item) === (kind === 'task'));

export function isInList(state: EditorState, kind: ListKind): boolean {
  const range = findSelectedItems(state);
  return range !== null && hasKind(range.parent, getNodesInRange(range), kind);
}

const toItemAttrs = (item: Node | null, kind: ListKind): Attrs => ({
  checked: kind === 'task' ? (item?.attrs.checked ?? false) : null,
});

/**
 * Changes the kind of the list at this position. Converts only the items from index `from` to `to`. If the list node
 * needs another type, converts all items.
 */
function convertList(tr: Transaction, position: number, kind: ListKind, from = 0, to = Infinity): void {
  const list = tr.doc.nodeAt(position);
  if (!list) return;
  const type = kind === 'numbered' ? nodeTypes.ordered_list : nodeTypes.bullet_list;
  const { loose } = list.attrs;
  if (list.type !== type)
    tr.setNodeMarkup(
      position,
      type,
      kind === 'numbered' ? { loose } : { loose, marker: pickBulletMarker(tr.doc) },
    );
  const isWhole = list.type !== type;
  list.forEach((item, offset, index) => {
    if (isWhole || (index >= from && index < to))
      tr.setNodeMarkup(position + 1 + offset, null, toItemAttrs(item, kind));
  });
}

/** Turns the block at this position into an item of a new list. A heading becomes text. */
function wrapBlock(tr: Transaction, start: number, block: Node, kind: ListKind): void {
  if (block.type === nodeTypes.heading) tr.setNodeMarkup(start, nodeTypes.paragraph);
  const range = tr.doc.resolve(start).blockRange(tr.doc.resolve(start + block.nodeSize));
  const isNumbered = kind === 'numbered';
  const type = isNumbered ? nodeTypes.ordered_list : nodeTypes.bullet_list;
  const attrs = isNumbered ? null : { marker: pickBulletMarker(tr.doc) };
  const wrapping = range && findWrapping(range, type, attrs);
  if (wrapping) tr.wrap(range, wrapping).setNodeMarkup(start + 1, null, toItemAttrs(null, kind));
}

/**
 * Wraps the selected blocks in one list, and deletes empty paragraphs between them. A block that is neither a paragraph
 * nor a heading, such as code or a table, becomes part of the item before it.
 */
function wrapBlocks(tr: Transaction, range: NodeRange, kind: ListKind): void {
  const blocks = getNodesInRange(range);
  const isText = ({ type }: Node) => type === nodeTypes.paragraph || type === nodeTypes.heading;
  const joinDepths: number[] = [];
  let start = range.end;
  for (const block of blocks.toReversed()) {
    start -= block.nodeSize;
    if (isText(block) && block.content.size === 0 && blocks.length > 1) {
      tr.delete(start, start + block.nodeSize);
      continue;
    }
    if (isList(block)) convertList(tr, start, kind);
    else wrapBlock(tr, start, block, kind);
    joinDepths.unshift(isText(block) || isList(block) ? 1 : 2);
  }
  for (const depth of joinDepths.slice(1))
    tr.join(range.start + (tr.doc.nodeAt(range.start)?.nodeSize ?? 0), depth);
}

/**
 * Turns the selected blocks into a list of this kind. If they already are such a list, turns them back into text. If
 * there is no selection and the cursor is in a list of another kind, converts that whole list.
 */
export const toggleList =
  (kind: ListKind): Command =>
  (state, dispatch) => {
    if (isInTable(state)) return false;
    const { tr } = state;
    const items = findSelectedItems(state);
    if (items) {
      if (hasKind(items.parent, getNodesInRange(items), kind)) return unindentItems(state, dispatch);
      const position = items.$from.before(items.depth);
      if (state.selection.empty) convertList(tr, position, kind);
      else convertList(tr, position, kind, items.startIndex, items.endIndex);
    } else {
      const range = findSelectedBlocks(state);
      if (!range) return false;
      wrapBlocks(tr, range, kind);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Runs a command of the list library on exactly the items that the selection covers. */
function runOnItems(state: EditorState, command: Command): Transaction | null {
  const { tr, selection } = state;
  if (!(selection instanceof NodeSelection))
    tr.setSelection(TextSelection.between(...getSelectedEnds(state)));
  return applyCommand(tr, command) ? tr.scrollIntoView() : null;
}

/**
 * Moves the selected items one list level up. Items of the outermost list become text. The items after them continue
 * the numbering.
 */
export const unindentItems: Command = (state, dispatch) => {
  const items = findSelectedItems(state);
  const tr = items && runOnItems(state, liftListItem(nodeTypes.list_item));
  if (!tr) return false;
  const { parent, depth, startIndex } = items;
  const isNested = items.$from.node(depth - 1).type === nodeTypes.list_item;
  const $rest = tr.doc.resolve(tr.mapping.map(items.end));
  if (
    !isNested &&
    startIndex > 0 &&
    parent.type === nodeTypes.ordered_list &&
    $rest.parent.type === parent.type
  )
    tr.setNodeAttribute($rest.before(), 'start', parent.attrs.start + startIndex);
  dispatch?.(tr);
  return true;
};

/** Makes the selected items children of the item before them. The first item of a list can't be indented. */
export const indentItems: Command = (state, dispatch) => {
  const items = findSelectedItems(state);
  if (!items) return false;
  const tr = runOnItems(state, sinkListItem(nodeTypes.list_item));
  if (!tr) return true;
  const { $from } = tr.selection;
  const depth = findDepth($from, isList);
  const { marker } = items.parent.attrs;
  if (marker && depth !== null) tr.setNodeAttribute($from.before(depth), 'marker', marker);
  dispatch?.(tr);
  return true;
};
