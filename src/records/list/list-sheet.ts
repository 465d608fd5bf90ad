// A list as a sheet: what its columns say of each row, in words and in times that other tools read.
import { toSheet } from '~/lib/file/csv-sheet';
import type { Column } from '~/ui/table/data-table';

function textOf<Row>(column: Column<Row>, row: Row): string {
  const value = column.text ? column.text(row) : column.cell(row);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Columns without a title hold no values, but what can be done with a row. */
export function listSheet<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const titled = columns.flatMap((column) =>
    typeof column.title === 'string' ? [{ column, title: column.sheetTitle ?? column.title }] : [],
  );
  return toSheet(
    titled.map(({ title }) => title),
    rows.map((row) => titled.map(({ column }) => textOf(column, row))),
  );
}
