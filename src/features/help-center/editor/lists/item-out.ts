// Backspace where an item begins: it leaves its list, by one level.
import type { StateCommand } from '@codemirror/state';
import { isList, toggleList } from '../marks/line-formats';
import { wordsBegin } from '../marks/quote-marks';
import { inOneStep } from '../one-step';
import { treeTo } from '../tree-to';
import { isEmptyItem, itemFrom, wordsOf } from './list-items';
import { outerItem, takeItemsOut } from './list-nesting';

/**
 * An item within another one goes out of that; one of the outermost list becomes a paragraph. An item begins where its line does
 * and where its words do, and a task with its box: there the keys for the line's beginning lead.
 */
export const takeItemOut: StateCommand = (target) => {
  const { state } = target;
  const { main, ranges } = state.selection;
  if (state.readOnly || !main.empty || ranges.length > 1) return false;
  const { from, to, text } = state.doc.lineAt(main.head);
  const item = itemFrom(treeTo(state, to), from + wordsBegin(text));
  const words = item && !isEmptyItem(text) ? wordsOf(state, item) : null;
  if (!item || words === null) return false;
  const box = item.getChild('Task')?.from;
  if (main.head > item.from && main.head !== words && main.head !== box) return false;
  const kind = (['bullet', 'numbered', 'task'] as const).find((one) => isList(state, one));
  const commands = outerItem(state, item) ? [takeItemsOut] : kind ? [toggleList(kind)] : [];
  return inOneStep(target, { selection: { anchor: words } }, commands, 'delete.backward');
};
