// Moving through the cells of a table by Tab, as tables are filled everywhere else.
import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState } from '@codemirror/state';
import type { Command, EditorView } from '@codemirror/view';
import { enclosing } from './enclosing';
import { cellsOf, rowsOf } from './table-rows';

/** The cells of the table at the cursor, row after row, and which of them the cursor is in. */
function cellsHere(state: EditorState) {
  const { head } = state.selection.main;
  const tree = syntaxTree(state);
  const tableOn = (side: -1 | 1) => enclosing(tree.resolveInner(head, side), ({ name }) => name === 'Table');
  const table = tableOn(-1) ?? tableOn(1);
  if (!table) return null;
  const cells = rowsOf(table).flatMap((row) => cellsOf(row));
  // The blanks around a cell's text belong to it: the last cell that begins before the cursor.
  const index = cells.findLastIndex(({ from }) => from <= head);
  return { table, cells, index };
}

function select(view: EditorView, cell: { from: number; to: number }): true {
  const { state } = view;
  // An empty cell begins right behind its bar: one blank is kept before what is typed.
  const empty = cell.from === cell.to && state.sliceDoc(cell.from, cell.from + 2) === '  ' ? 1 : 0;
  view.dispatch({
    selection: EditorSelection.range(cell.from + empty, cell.to + empty),
    scrollIntoView: true,
  });
  return true;
}

export const nextCell: Command = (view) => {
  const here = cellsHere(view.state);
  if (!here) return false;
  const next = here.cells[here.index + 1];
  return next ? select(view, next) : addRow(view);
};

export const previousCell: Command = (view) => {
  const here = cellsHere(view.state);
  const previous = here?.cells[here.index - 1];
  return here && previous ? select(view, previous) : Boolean(here);
};

/** A new row under the table's last, with its first cell selected. */
const addRow: Command = (view) => {
  const here = cellsHere(view.state);
  if (!here || view.state.readOnly) return false;
  const columns = cellsOf(rowsOf(here.table, 1)[0] ?? here.table).length;
  const { to } = here.table;
  // What stands before the table's lines (a quote's mark, a list's indent) stands before the new one, too.
  const line = view.state.doc.lineAt(to);
  const prefix = /^[\s>]*/.exec(line.text)?.[0] ?? '';
  view.dispatch({
    changes: { from: to, insert: `\n${prefix}|${'  |'.repeat(Math.max(1, columns))}` },
    selection: EditorSelection.cursor(to + 1 + prefix.length + 2),
    userEvent: 'input.table',
    scrollIntoView: true,
  });
  return true;
};
