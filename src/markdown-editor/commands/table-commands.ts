// Tables: inserting, deleting, moving and aligning rows and columns, and navigating between cells.
import type { Node } from 'prosemirror-model';
import { type Command, NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { selectedRect, TableMap, type TableRect } from 'prosemirror-tables';
import { createTable } from '../schema/create-table';
import { nodeTypes } from '../schema/schema';
import { insertBlock } from './blocks';
import { isInTable, isWithinTable } from './command-tools';

export type ColumnAlignment = '' | 'left' | 'center' | 'right';

/** A table as rows of cell text. */
interface Grid {
  readonly rows: readonly (readonly Node[])[];
  readonly align: readonly string[];
}

export const emptyText = () => nodeTypes.paragraph.create();

export const toGrid = (table: Node): Grid => ({
  rows: table.children.map((row) => row.children.map((cell) => cell.firstChild ?? emptyText())),
  align: table.attrs.align,
});

/** Inserts an empty table of two columns, with a header and two rows, and puts the cursor into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { tr } = state;
  insertBlock(tr, createTable([0, 1, 2].map(() => [emptyText(), emptyText()])));
  dispatch?.(tr);
  return true;
};

/** Selects the text of a cell. Indexes beyond the table select its last row or column. */
function selectCell(tr: Transaction, tableStart: number, row: number, column: number): Transaction {
  const table = tr.doc.resolve(tableStart).parent;
  const map = TableMap.get(table);
  const cell = map.positionAt(Math.min(row, map.height - 1), Math.min(column, map.width - 1), table);
  const $cell = tr.doc.resolve(tableStart + cell + 1);
  return tr.setSelection(TextSelection.between($cell, tr.doc.resolve($cell.end()))).scrollIntoView();
}

/** Returns the changed table and the cell to select in it, or null if there is nothing to change. */
type TableEdit = (
  grid: Grid,
  rect: TableRect,
) => { readonly grid: Grid; readonly row: number; readonly column: number } | null;

/**
 * Creates a command that edits a table. Inside a table, the command handles its shortcut even if nothing changes, so
 * that no other command runs. Without `dispatch`, the command reports whether the table would change.
 */
export const editTable =
  (edit: TableEdit): Command =>
  (state, dispatch) => {
    if (!isWithinTable(state)) return false;
    const rect = selectedRect(state);
    const edited = edit(toGrid(rect.table), rect);
    if (!edited || !dispatch) return edited !== null || dispatch !== undefined;
    const start = rect.tableStart - 1;
    const tr = state.tr.replaceWith(
      start,
      start + rect.table.nodeSize,
      createTable(edited.grid.rows, edited.grid.align),
    );
    dispatch(selectCell(tr, rect.tableStart, edited.row, edited.column));
    return true;
  };

/** Inserts an empty row, but never above the header. `pick` returns its index and the column of the cursor. */
const addRow = (pick: (rect: TableRect) => readonly [row: number, column: number]): Command =>
  editTable((grid, rect) => {
    const [row, column] = pick(rect);
    const rows = grid.rows.toSpliced(row, 0, grid.align.map(emptyText));
    return row === 0 ? null : { grid: { ...grid, rows }, row, column };
  });
export const addRowAbove = addRow(({ top, left }) => [top, left]);
export const addRowBelow = addRow(({ bottom, left }) => [bottom, left]);
export const addLastRow = addRow(({ map }) => [map.height, 0]);

/** Deletes the selected rows except the header. */
export const deleteRow = editTable((grid, { top, bottom, left }) => {
  const first = Math.max(1, top);
  if (bottom <= first) return null;
  const rows = grid.rows.toSpliced(first, bottom - first);
  return { grid: { ...grid, rows }, row: first, column: left };
});

const moveRow = (by: -1 | 1): Command =>
  editTable((grid, { top, bottom, left }) => {
    const [to, end] = [top + by, bottom + by];
    if (top === 0 || to === 0 || end > grid.rows.length) return null;
    const moved = grid.rows.slice(top, bottom);
    const rows = grid.rows.toSpliced(top, bottom - top).toSpliced(to, 0, ...moved);
    return { grid: { ...grid, rows }, row: to, column: left };
  });
export const moveRowUp = moveRow(-1);
export const moveRowDown = moveRow(1);

/** Applies the same change to the cells of each row and to the alignments. */
const editColumns = ({ rows, align }: Grid, edit: <T>(cells: readonly T[], empty: () => T) => T[]): Grid => ({
  rows: rows.map((row) => edit(row, emptyText)),
  align: edit(align, () => ''),
});

const addColumn = (pick: (rect: TableRect) => number): Command =>
  editTable((grid, rect) => {
    const column = pick(rect);
    const columns = editColumns(grid, (cells, empty) => cells.toSpliced(column, 0, empty()));
    return { grid: columns, row: rect.top, column };
  });
export const addColumnBefore = addColumn(({ left }) => left);
export const addColumnAfter = addColumn(({ right }) => right);
export const addLastColumn = addColumn(({ map }) => map.width);

/** Deletes the selected columns, but never the last column of the table. */
export const deleteColumn = editTable((grid, { left, right, top }) => {
  if (right - left >= grid.align.length) return null;
  const columns = editColumns(grid, (cells) => cells.toSpliced(left, right - left));
  return { grid: columns, row: top, column: left };
});

const moveColumn = (by: -1 | 1): Command =>
  editTable((grid, { left, right, top }) => {
    const to = left + by;
    if (to < 0 || right + by > grid.align.length) return null;
    const columns = editColumns(grid, (cells) =>
      cells.toSpliced(left, right - left).toSpliced(to, 0, ...cells.slice(left, right)),
    );
    return { grid: columns, row: top, column: to };
  });
export const moveColumnLeft = moveColumn(-1);
export const moveColumnRight = moveColumn(1);

export const alignColumn =
  (alignment: ColumnAlignment): Command =>
  (state, dispatch) => {
    if (!isWithinTable(state)) return false;
    const { table, tableStart, left, right } = selectedRect(state);
    const align = table.attrs.align.map((before: string, column: number) =>
      column >= left && column < right ? alignment : before,
    );
    dispatch?.(state.tr.setNodeAttribute(tableStart - 1, 'align', align));
    return true;
  };

export const deleteTable: Command = (state, dispatch) => {
  if (!isWithinTable(state)) return false;
  const start = selectedRect(state).tableStart - 1;
  const tr = state.tr.setSelection(NodeSelection.create(state.doc, start)).deleteSelection();
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start))).scrollIntoView());
  return true;
};

/** Goes to the next or previous cell. After the last cell, adds a row. */
export const goToCell =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    if (!isWithinTable(state)) return false;
    const { tableStart, map, top, bottom, left, right } = selectedRect(state);
    const index = by > 0 ? (bottom - 1) * map.width + right : top * map.width + left - 1;
    if (index >= map.width * map.height) return addLastRow(state, dispatch);
    if (index >= 0)
      dispatch?.(selectCell(state.tr, tableStart, Math.floor(index / map.width), index % map.width));
    return true;
  };

/** Goes to the cell below, and from the last row to the text after the table. */
export const goToCellBelow: Command = (state, dispatch) => {
  if (!isWithinTable(state)) return false;
  const { tableStart, table, map, bottom, left } = selectedRect(state);
  const { tr } = state;
  if (bottom < map.height) {
    dispatch?.(selectCell(tr, tableStart, bottom, left));
    return true;
  }
  const end = tableStart - 1 + table.nodeSize;
  tr.insert(end, nodeTypes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};
