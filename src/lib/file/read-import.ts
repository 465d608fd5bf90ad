// Parses canned responses from a CSV or JSON file. Rows that can't be imported contain the reason.
import Papa from 'papaparse';
import { parseJson, toObject } from '../json/json';
import { unescapeCell } from './csv-cells';
import { findRowProblem, type ImportRow, type ReadImport } from './decode-text';

const toRow = (line: number, shortCode: unknown, content: unknown): ImportRow => {
  if (typeof shortCode !== 'string' || typeof content !== 'string') {
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { line, short_code: text(shortCode), content: text(content), problem: 'not-text' };
  }
  return { line, short_code: shortCode, content, problem: findRowProblem(shortCode, content) };
};

/**
 * Maximum number of rows, ten times the largest known import. Necessary because the worker posts all rows to the page
 * at once.
 */
const MAX_ROWS = 100_000;

const response = (rows: readonly ImportRow[], most: number): ReadImport => {
  if (rows.length > most) return { ok: false, why: 'too-large' };
  return rows.length === 0 ? { ok: false, why: 'empty' } : { ok: true, rows };
};

/**
 * Parses a list of `{short_code, content}`. The list is the JSON value itself, or a property of it, as in an API
 * response.
 */
function readJson(text: string, most: number): ReadImport {
  const json = parseJson(text);
  if (json === undefined) return { ok: false, why: 'not-json' };
  const list = [json, ...Object.values(toObject(json) ?? {})].find(Array.isArray);
  if (!list) return { ok: false, why: 'no-list' };
  if (list.length > most) return { ok: false, why: 'too-large' };
  return response(
    list.map((item: unknown, index) => {
      const { short_code, content } = toObject(item) ?? {};
      return toRow(index + 1, short_code, content);
    }),
    most,
  );
}

const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** Returns the number of lines that a row occupies in the file. Quoted cells may contain line breaks. */
const countLines = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 1);

/** Returns the separator of a sheet: the first comma, semicolon or tab in its heading. */
const detectSeparator = (text: string): string =>
  /[,;\t]/.exec(/^[^\r\n]*/.exec(text)?.[0] ?? '')?.[0] ?? ',';

/** Matches a first line such as `sep=;`, with which some spreadsheets state the separator. */
const TOLD_SEPARATOR = /^sep=[^\r\n]\r?\n/i;

/**
 * Parses a sheet separated by commas, semicolons or tabs. Its first row must contain the columns `short_code` and
 * `content`, in any order and possibly among others.
 */
function readCsv(text: string, most: number): ReadImport {
  const sheet = text.replace(TOLD_SEPARATOR, '');
  // The limit includes the heading, an empty line at the end, and one extra row that shows that there are too many.
  const { data, errors, meta } = Papa.parse<string[]>(sheet, {
    delimiter: detectSeparator(sheet),
    preview: most + 3,
  });
  if (meta.truncated) return { ok: false, why: 'too-large' };
  if (errors.some(({ type }) => type === 'Quotes')) return { ok: false, why: 'broken-quotes' };
  const [heading = [], ...records] = data;
  const names = heading.map(columnName);
  const [codeAt, contentAt] = [names.indexOf('shortcode'), names.indexOf('content')];
  if (codeAt === -1 || contentAt === -1) return { ok: false, why: 'no-columns' };
  let nextLine = (sheet === text ? 1 : 2) + countLines(heading);
  const rows = records.flatMap((cells): ImportRow[] => {
    const line = nextLine;
    nextLine += countLines(cells);
    // Skips the empty line at the end of a sheet.
    if (cells.every((cell) => cell.trim() === '')) return [];
    const [shortCode, content] = [cells[codeAt], cells[contentAt]];
    if (shortCode === undefined || content === undefined) {
      return [{ line, short_code: shortCode ?? '', content: content ?? '', problem: 'columns' }];
    }
    return [toRow(line, unescapeCell(shortCode), unescapeCell(content))];
  });
  return response(rows, most);
}

/** Parses a file as JSON if its content starts like JSON, otherwise as a sheet. */
export function readImport(text: string, most = MAX_ROWS): ReadImport {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return { ok: false, why: 'empty' };
  return /^\s*[[{]/.test(bare) ? readJson(bare, most) : readCsv(bare, most);
}
