// A sheet of texts as a file of comma-separated values.
import Papa from 'papaparse';
import { harmless } from './csv-cells';

/** Spreadsheets read a sheet as UTF-8 only when it begins with this mark. */
const MARK = '\uFEFF';

/** Every cell below the heading is harmless where a spreadsheet opens it. */
export function toSheet(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${MARK}${Papa.unparse([[...heading], ...rows.map((row) => row.map(harmless))], { newline: '\r\n' })}\r\n`;
}
