// Canned responses as a file: a sheet whose cells no spreadsheet runs, or JSON.
import Papa from 'papaparse';
import { harmless } from './csv-cells';

interface Exported {
  readonly short_code: string;
  readonly content: string;
}

/** Spreadsheets read a sheet as UTF-8 only when it begins with this mark. */
const MARK = '\uFEFF';

/** A sheet of texts, every cell harmless, with its heading. */
export function toSheet(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${MARK}${Papa.unparse([[...heading], ...rows.map((row) => row.map(harmless))], { newline: '\r\n' })}\r\n`;
}

export const toCsv = (responses: readonly Exported[]): string =>
  toSheet(
    ['short_code', 'content'],
    responses.map(({ short_code, content }) => [short_code, content]),
  );

export const toJson = (responses: readonly Exported[]): string =>
  `${JSON.stringify(
    responses.map(({ short_code, content }) => ({ short_code, content })),
    null,
    2,
  )}\n`;
