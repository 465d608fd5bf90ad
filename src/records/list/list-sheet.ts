// Exports a list as CSV: text values, and times in a machine-readable format.
import { formatCsv } from '~/lib/file/csv-sheet';
import type { Column } from '~/ui/table/data-table';

function toCellText<Row>(column: Column<Row>, row: Row): string {
  const value = column.text ? column.text(row) : column.cell(row);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the rows as CSV. Columns without a title contain actions and are omitted. */
export function formatListAsCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const titled = columns.flatMap((column) =>
    typeof column.title === 'string' ? [{ column, title: column.sheetTitle ?? column.title }] : [],
  );
  return formatCsv(
    titled.map(({ title }) => title),
    rows.map((row) => titled.map(({ column }) => toCellText(column, row))),
  );
}
