// Writes and parses sheets of comma-separated values.
import Papa from 'papaparse';
import { escapeCell } from './csv-cells';

/** Byte order mark. Without one, spreadsheets don't recognize the file as UTF-8. */
const MARK = '\uFEFF';

/** Returns the sheet as CSV. Escapes all cells except the headings against formula injection. */
export function formatCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${MARK}${Papa.unparse([[...heading], ...rows.map((row) => row.map(escapeCell))], { newline: '\r\n' })}\r\n`;
}

/** Finds the delimiter in the row of headings, because other cells may contain any number of semicolons. */
function findDelimiter(sheet: string): string {
  const [headings = ''] = sheet.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((one) => headings.includes(one)) ?? ',';
}

/** Parses a sheet that `formatCsv` or a spreadsheet wrote. Doesn't unescape the cells. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const sheet = text.replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(sheet, { delimiter: findDelimiter(sheet) }).data;
}
