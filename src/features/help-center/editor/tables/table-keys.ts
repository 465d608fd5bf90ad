// The keys of a table: Tab walks its cells, as tables are filled everywhere else.

import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type Extension, Prec, RangeSet, type StateCommand } from '@codemirror/state';
import { type Command, Decoration, EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { isBlank } from '../marks/blanks';
import { enclosing } from '../marks/enclosing';
import { isOverCells } from './table-across';
import {
  addColumnAfter,
  addColumnBefore,
  addLastRow,
  addRowAbove,
  addRowBelow,
  moveRowDown,
  moveRowUp,
  removeColumn,
  removeRow,
} from './table-edits';
import { wholeRows } from './table-input';
import { tablePaste } from './table-paste';
import { beginOf, slotAround, slotAt, tablePlace } from './table-place';
import { type Cell, cellsOf, isRow, slotsOf } from './table-rows';

type Target = Parameters<StateCommand>[0];

function select(target: Target, cell: Cell): true {
  const { state, dispatch } = target;
  const begin = beginOf(state, cell);
  const selection = EditorSelection.range(begin, begin + cell.to - cell.from);
  dispatch(state.update({ selection, scrollIntoView: true }));
  return true;
}

/** The cells of the table at the cursor, row after row, and which of them it is in, by the one that begins before it. */
function cellsHere({ state }: Target) {
  const place = tablePlace(state);
  if (!place) return null;
  const cells = place.rows.flatMap(cellsOf);
  const { head } = state.selection.main;
  // The blanks around a cell's text belong to it.
  const slots = place.rows.flatMap(slotsOf);
  return { cells, index: slots.findLastIndex(({ from }) => from <= head) };
}

export const nextCell: StateCommand = (target) => {
  const here = cellsHere(target);
  if (!here) return false;
  const next = here.cells[here.index + 1];
  return next ? select(target, next) : addLastRow(target);
};

export const previousCell: StateCommand = (target) => {
  const here = cellsHere(target);
  const previous = here?.cells[here.index - 1];
  return here && previous ? select(target, previous) : here !== null;
};

/** Enter goes to the cell below, and from the last row out of the table. */
const below: StateCommand = (target) => {
  const { state, dispatch } = target;
  const place = slotAt(state) && tablePlace(state);
  if (!place || state.readOnly) return false;
  const next = place.rows[place.row + 1];
  const cells = next && cellsOf(next);
  const cell = cells?.[Math.min(place.column, cells.length - 1)];
  if (cell) return select(target, cell);
  const { from, to } = state.doc.lineAt(place.table.to);
  const [prefix = ''] = /^[\s>]*/.exec(state.sliceDoc(from, to)) ?? [];
  const insert = `\n${prefix.trimEnd()}\n${prefix}`;
  const selection = EditorSelection.cursor(to + insert.length);
  dispatch(
    state.update({
      changes: { from: to, insert },
      selection,
      userEvent: 'input.table',
      scrollIntoView: true,
    }),
  );
  return true;
};

/** A row is one line: what breaks the line of a cell is written, and shown as what it is. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  if (!slotAt(state) || state.readOnly) return false;
  if (slotAround(state, from, to))
    dispatch(
      state.update(state.replaceSelection('<br>'), { userEvent: 'input.table', scrollIntoView: true }),
    );
  return true;
};

/** Where a cell begins nothing is deleted: the one blank there isn't seen, and the bar before it is the table's. */
const atBegin: StateCommand = ({ state }) => {
  const { empty, head } = state.selection.main;
  const slot = empty ? slotAt(state) : null;
  return slot !== null && head - slot.from <= 1 && isBlank(state.sliceDoc(slot.from, head));
};

/** Where its words end, neither: the blanks behind them are the table's, too. */
const atEnd: StateCommand = ({ state }) => {
  const { empty, head } = state.selection.main;
  const slot = empty ? slotAt(state) : null;
  return slot !== null && isBlank(state.sliceDoc(head, slot.to));
};

/** To the beginning or the end of a cell: what lies beyond its bars is the row's. */
const toEdge =
  (edge: keyof Cell, extend: boolean): StateCommand =>
  (target) => {
    const { anchor, head } = target.state.selection.main;
    const place = slotAround(target.state, head, head);
    const cell =
      place && cellsOf(place.row)[slotsOf(place.row).findIndex(({ from }) => from === place.slot.from)];
    if (!cell) return false;
    const at = beginOf(target.state, cell) + (edge === 'to' ? cell.to - cell.from : 0);
    const selection = extend ? EditorSelection.range(anchor, at) : EditorSelection.cursor(at);
    target.dispatch(target.state.update({ selection, scrollIntoView: true, userEvent: 'select' }));
    return true;
  };
const toBegin = { run: toEdge('from', false), shift: toEdge('from', true) };
const toEnd = { run: toEdge('to', false), shift: toEdge('to', true) };

/** To the tools of the table, which Esc leaves. */
const toTools: Command = (view) => {
  const { state } = view;
  if (!tablePlace(state)) return false;
  // Measures what the last key changed: the tools are those of the row that it led to, within the same frame, too.
  view.coordsAtPos(state.selection.main.head);
  const bar = view.dom
    .closest('[data-editor]')
    ?.querySelector<HTMLElement>('[data-table-bar] [tabindex="0"]');
  bar?.focus();
  return bar !== undefined && bar !== null;
};

export const tableKeys: readonly KeyBinding[] = [
  { key: 'Tab', run: nextCell, shift: previousCell },
  { key: 'Alt-F10', run: toTools },
  { key: 'Alt-ArrowUp', run: moveRowUp },
  { key: 'Alt-ArrowDown', run: moveRowDown },
  { key: 'Alt-Shift-ArrowUp', run: addRowAbove },
  { key: 'Alt-Shift-ArrowDown', run: addRowBelow },
  { key: 'Alt-Shift-ArrowLeft', run: addColumnBefore },
  { key: 'Alt-Shift-ArrowRight', run: addColumnAfter },
  { key: 'Alt-Shift-Backspace', run: removeRow },
  { key: 'Alt-Shift-Delete', run: removeColumn },
];

const held = Decoration.mark({});

/** What lies between the cells around the cursor: it is passed as one, and never typed into. */
function betweenCells({ state }: EditorView) {
  const place = tablePlace(state);
  const near = place ? place.rows.slice(Math.max(0, place.row - 1), place.row + 2) : [];
  const slots = near.flatMap(slotsOf);
  return RangeSet.of(
    slots.flatMap(({ to }, index) => {
      const next = slots[index + 1]?.from ?? to;
      return next > to ? [held.range(to, next)] : [];
    }),
  );
}

/** A click on a cell of a table that is shown as it will look goes into that cell. */
const clicks = EditorView.domEventHandlers({
  mousedown(event, view) {
    const cell = event.target instanceof Element ? event.target.closest('.cm-row > .cm-cell') : null;
    const row = cell?.parentElement;
    if (!cell || !row || event.button !== 0 || event.shiftKey) return false;
    const at = view.posAtDOM(row);
    const node = enclosing(syntaxTree(view.state), at, 1, isRow);
    const to = node && cellsOf(node)[[...row.children].indexOf(cell)]?.to;
    view.focus();
    view.dispatch({ selection: EditorSelection.cursor(to ?? node?.to ?? at) });
    return true;
  },
});

/** An input method writes over the selection by itself, bars included: what the cells hold goes before it begins. */
const composes = EditorView.domEventHandlers({
  compositionstart(_, view) {
    if (isOverCells(view.state))
      view.dispatch(view.state.replaceSelection(''), { userEvent: 'delete.selection' });
    return false;
  },
});

/** What holds where a table is shown as a grid: its marks are neither seen nor broken. */
export const tableGrid: Extension = [
  wholeRows,
  EditorView.atomicRanges.of(betweenCells),
  clicks,
  composes,
  // Before what takes it for a text.
  Prec.high(tablePaste),
  Prec.highest(
    keymap.of([
      { key: 'Enter', run: below, shift: breakLine },
      // It would put a blank line below the row, which ends a table.
      { key: 'Mod-Enter', run: below },
      { key: 'Backspace', run: atBegin },
      { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: atBegin },
      { key: 'Delete', run: atEnd },
      { key: 'Mod-Delete', mac: 'Alt-Delete', run: atEnd },
      { key: 'Home', ...toBegin },
      { mac: 'Cmd-ArrowLeft', ...toBegin },
      { mac: 'Ctrl-a', ...toBegin },
      { key: 'End', ...toEnd },
      { mac: 'Cmd-ArrowRight', ...toEnd },
      { mac: 'Ctrl-e', ...toEnd },
      // It would break the row where a Mac's fields break a line.
      { mac: 'Ctrl-o', run: ({ state }) => slotAt(state) !== null },
    ]),
  ),
];
