// Writes sheets as comma-separated values.
import Papa from 'papaparse';
import { escapeCell } from './csv-cells';

/** Byte order mark. Without it, spreadsheets don't read the file as UTF-8. */
const MARK = '\uFEFF';

/** Returns the sheet as CSV. Escapes every cell below the heading against formula injection. */
export function toSheet(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${MARK}${Papa.unparse([[...heading], ...rows.map((row) => row.map(escapeCell))], { newline: '\r\n' })}\r\n`;
}
