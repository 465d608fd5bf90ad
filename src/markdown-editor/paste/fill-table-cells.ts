// Pastes a table into another table. Each pasted cell goes to a separate cell, and missing rows and columns are added.
import type { Node, ResolvedPos } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { CellSelection, TableMap } from 'prosemirror-tables';
import { createTable } from '../schema/create-table';
import { nodeTypes } from '../schema/schema';

interface CellPlace {
  readonly table: Node;
  /** Position before the table. */
  readonly position: number;
  readonly row: number;
  readonly column: number;
}

/** Returns the table cell around a position. Doesn't handle merged cells, which Markdown tables can't have. */
export function findTableCell($at: ResolvedPos): CellPlace | null {
  for (let depth = $at.depth; depth > 0; depth--) {
    const table = $at.node(depth);
    if (table.type !== nodeTypes.table) continue;
    return {
      table,
      position: $at.before(depth),
      row: $at.index(depth),
      column: $at.depth > depth ? $at.index(depth + 1) : 0,
    };
  }
  return null;
}

function findFirstCell({ selection }: Transaction): CellPlace | null {
  const place = findTableCell(selection.$from);
  if (!place || !(selection instanceof CellSelection)) return place;
  const start = place.position + 1;
  const { left, top } = TableMap.get(place.table).rectBetween(
    selection.$anchorCell.pos - start,
    selection.$headCell.pos - start,
  );
  return { ...place, row: top, column: left };
}

/** Fills cells, starting at the first selected cell. Returns false if the selection isn't in a table. */
export function fillTableCells(tr: Transaction, pasted: Node): boolean {
  const place = findFirstCell(tr);
  if (!place) return false;
  const { table, position, row, column } = place;
  const width = Math.max(column + (pasted.firstChild?.childCount ?? 0), table.firstChild?.childCount ?? 0);
  const height = Math.max(row + pasted.childCount, table.childCount);
  const getCell = (node: Node, y: number, x: number) =>
    y >= 0 && x >= 0 ? node.maybeChild(y)?.maybeChild(x) : null;
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const cell = getCell(pasted, y - row, x - column) ?? getCell(table, y, x);
      return cell?.content ?? nodeTypes.paragraph.create();
    }),
  );
  const align = Array.from({ length: width }, (_, x) => table.attrs.align[x] ?? '');
  const filled = createTable(rows, align);
  tr.replaceWith(position, position + table.nodeSize, filled);
  const lastRow = row + pasted.childCount - 1;
  const lastColumn = column + (pasted.child(pasted.childCount - 1).childCount - 1);
  const end = position + 1 + TableMap.get(filled).positionAt(lastRow, lastColumn, filled);
  const cellSize = filled.child(lastRow).child(lastColumn).nodeSize;
  tr.setSelection(TextSelection.create(tr.doc, end + cellSize - 2));
  return true;
}
