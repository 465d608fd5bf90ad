// Pastes a table into another table. Each pasted cell goes to a separate cell, and missing rows and columns are added.
import type { Node } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { applyCommand } from '../commands/command-tools';
import { editTable, emptyText, toGrid } from '../commands/table-commands';
import { removeWholeBold } from './header-bold';

/** Fills cells, starting at the first selected cell. Returns false if the selection isn't in a table. */
export function fillTableCells(tr: Transaction, pasted: Node): boolean {
  const cells = toGrid(pasted).rows;
  const [height, width] = [cells.length, cells[0]?.length ?? 0];
  const getPasted = (row: number, column: number, isHeader: boolean) => {
    const cell = cells[row]?.[column];
    return cell && isHeader ? removeWholeBold(cell) : cell;
  };
  const fill = editTable(({ rows, align }, { top, left }) => {
    const columns = Array.from({ length: Math.max(align.length, left + width) }, (_, x) => x);
    const lines = Array.from({ length: Math.max(rows.length, top + height) }, (_, y) => y);
    return {
      grid: {
        rows: lines.map((y) =>
          columns.map((x) => getPasted(y - top, x - left, y === 0) ?? rows[y]?.[x] ?? emptyText()),
        ),
        align: columns.map((x) => align[x] ?? ''),
      },
      row: top + height - 1,
      column: left + width - 1,
    };
  });
  if (!applyCommand(tr, fill)) return false;
  tr.setSelection(TextSelection.create(tr.doc, tr.selection.to));
  return true;
}
