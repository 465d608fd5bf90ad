// Writes and parses sheets of comma-separated values.
import Papa from 'papaparse';
import { escapeCell } from './csv-cells';

/** Byte order mark. Without one, spreadsheets don't recognize the file as UTF-8. */
const MARK = '\uFEFF';

/** Returns the sheet as CSV. Escapes all cells except the headings against formula injection. */
export function formatCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${MARK}${Papa.unparse([[...heading], ...rows.map((row) => row.map(escapeCell))], { newline: '\r\n' })}\r\n`;
}

/** Returns the delimiter of the headings. Cells may contain any number of semicolons. */
function findDelimiter(sheet: string): string {
  const [headings = ''] = sheet.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((one) => headings.includes(one)) ?? ',';
}

/** Parses a sheet that `formatCsv` or a spreadsheet wrote. Cells are still escaped. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const sheet = text.replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(sheet, { delimiter: findDelimiter(sheet) }).data;
}
