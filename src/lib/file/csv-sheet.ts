// Writes sheets as comma-separated values.
import Papa from 'papaparse';
import { escapeCell } from './csv-cells';

/** Byte order mark. Without one, spreadsheets don't recognize the file as UTF-8. */
const MARK = '\uFEFF';

/** Returns the sheet as CSV. Escapes all cells except the headings against formula injection. */
export function formatCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${MARK}${Papa.unparse([[...heading], ...rows.map((row) => row.map(escapeCell))], { newline: '\r\n' })}\r\n`;
}
