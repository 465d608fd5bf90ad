// Backspace right before the words of an item: it leaves its list, by one level.
import type { StateCommand } from '@codemirror/state';
import { isList, toggleList } from './line-formats';
import { isEmptyItem, itemAt, wordsOf } from './list-items';
import { outerItem, takeItemsOut } from './list-nesting';
import { treeTo } from './tree-to';

/** An item within another one goes out of that; one of the outermost list becomes a paragraph. */
export const takeItemOut: StateCommand = (target) => {
  const { state } = target;
  const { main, ranges } = state.selection;
  if (state.readOnly || !main.empty || ranges.length > 1) return false;
  const { text, to } = state.doc.lineAt(main.head);
  const item = itemAt(treeTo(state, to), main.head, -1);
  if (!item || isEmptyItem(text) || wordsOf(state, item) !== main.head) return false;
  if (outerItem(state, item)) return takeItemsOut(target);
  const kind = (['bullet', 'numbered', 'task'] as const).find((one) => isList(state, one));
  return kind !== undefined && toggleList(kind)(target);
};
