import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { enclosing } from '../marks/enclosing';
import { type Cell, isRow, rowsOf, slotsOf } from './table-rows';

export interface TablePlace {
  readonly table: SyntaxNode;
  /** The header and the rows. */
  readonly rows: readonly SyntaxNode[];
  /** Which of them the cursor is in: 0 is the header, and the line of dashes below it. */
  readonly row: number;
  readonly column: number;
  readonly columns: number;
}

/** The table that the cursor is in. */
function tableAt(state: EditorState, tree: Tree): SyntaxNode | null {
  const { head } = state.selection.main;
  const on = (side: -1 | 1) => enclosing(tree, head, side, ({ name }) => name === 'Table');
  return on(-1) ?? on(1);
}

/** Where in its table the cursor is; null outside of tables. */
export function tablePlace(state: EditorState, tree = syntaxTree(state)): TablePlace | null {
  const table = tableAt(state, tree);
  if (!table) return null;
  const { head } = state.selection.main;
  const rows = rowsOf(table);
  const row = Math.max(
    0,
    rows.findLastIndex(({ from }) => from <= head),
  );
  const columns = rows[0] ? slotsOf(rows[0]).length : 0;
  const column = rows[row] ? slotsOf(rows[row]).findLastIndex(({ from }) => from <= head) : 0;
  return { table, rows, row, columns, column: Math.min(Math.max(0, column), Math.max(0, columns - 1)) };
}

export interface SlotPlace {
  readonly row: SyntaxNode;
  readonly slot: Cell;
}

/** The cell that all of a place is in; null behind the last bar, on the line of dashes, and outside of tables. */
export function slotAround(state: EditorState, from: number, to: number): SlotPlace | null {
  const on = (side: -1 | 1) => enclosing(syntaxTree(state), from, side, isRow);
  const row = on(-1) ?? on(1);
  const slot = row && slotsOf(row).find((one) => one.from <= from && to <= one.to);
  return row && slot ? { row, slot } : null;
}

/** Where the text of a cell begins. An empty one begins right behind its bar: one blank is kept before what is typed. */
export const beginOf = (state: EditorState, { from, to }: Cell): number =>
  from === to && state.sliceDoc(from, from + 2) === '  ' ? from + 1 : from;

/** The cell that the cursor is in. */
export function slotAt(state: EditorState): Cell | null {
  const { head } = state.selection.main;
  return slotAround(state, head, head)?.slot ?? null;
}
