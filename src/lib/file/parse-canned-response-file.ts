// Parses canned responses from a CSV or JSON file. Rows that can't be imported contain the reason.
import Papa from 'papaparse';
import { parseJson, toObject } from '../json/json';
import { unescapeCell } from './csv-cells';
import { findImportRowProblem, type ImportedRow, type ParsedCannedResponseFile } from './decode-text';
import { addFolderToShortCode, type ColumnChoice, getColumnKey } from './sheet-columns';

type Columns = Pick<ColumnChoice, 'shortCode' | 'content' | 'folder'>;

interface ReadOptions {
  /** The columns to import. If omitted, imports the columns `short_code` and `content`. */
  readonly columns?: Columns | undefined;
  readonly most?: number;
}

/** The number of sample rows shown, so that users can recognize the columns. */
const SAMPLE_ROWS = 3;
/** The maximum length of a cell in the sample. */
const SAMPLE_LENGTH = 2000;

const toRow = (line: number, shortCode: unknown, content: unknown): ImportedRow => {
  if (typeof shortCode !== 'string' || typeof content !== 'string') {
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { line, short_code: text(shortCode), content: text(content), problem: 'not-text' };
  }
  return { line, short_code: shortCode, content, problem: findImportRowProblem(shortCode, content) };
};

/**
 * Maximum number of rows, ten times the largest known import. Necessary because the worker posts all rows to the page
 * at once.
 */
const MAX_ROWS = 100_000;

const response = (rows: readonly ImportedRow[], most: number): ParsedCannedResponseFile => {
  if (rows.length > most) return { ok: false, why: 'too-large' };
  return rows.length === 0 ? { ok: false, why: 'empty' } : { ok: true, rows };
};

/** Returns the heading and the first rows of a sheet, so that the user can choose the columns to import. */
const toSample = (
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): ParsedCannedResponseFile => ({
  ok: false,
  why: 'other-columns',
  sheet: {
    heading,
    rows: rows.slice(0, SAMPLE_ROWS).map((cells) => cells.map((cell) => cell.slice(0, SAMPLE_LENGTH))),
  },
});

/** Converts a JSON string or number to the text of a cell. Other values become empty. */
const toCell = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Parses a list of `{short_code, content}`, or of objects with the properties in `columns`. The list is the JSON value
 * itself, or a property of it, as in an API response.
 */
function readJson(text: string, { columns, most = MAX_ROWS }: ReadOptions): ParsedCannedResponseFile {
  const json = parseJson(text);
  if (json === undefined) return { ok: false, why: 'not-json' };
  const list = [json, ...Object.values(toObject(json) ?? {})].find(Array.isArray);
  if (!list) return { ok: false, why: 'no-list' };
  if (list.length > most) return { ok: false, why: 'too-large' };
  const items = list.map((item: unknown) => toObject(item) ?? {});
  const heading = Object.keys(items[0] ?? {});
  if (!columns && heading.length > 1 && !items.some((item) => 'short_code' in item))
    return toSample(
      heading,
      items.slice(0, SAMPLE_ROWS).map((item) => heading.map((key) => toCell(item[key]))),
    );
  const value = (item: Readonly<Record<string, unknown>>, column: number | null) =>
    column === null ? undefined : item[heading[column] ?? ''];
  return response(
    items.map((item, index) => {
      const { short_code, content } = item;
      if (!columns) return toRow(index + 1, short_code, content);
      const shortCode = value(item, columns.shortCode);
      const folder = toCell(value(item, columns.folder));
      return toRow(
        index + 1,
        typeof shortCode === 'string' ? addFolderToShortCode(folder, shortCode) : shortCode,
        value(item, columns.content),
      );
    }),
    most,
  );
}

/** Returns the number of lines that a row occupies in the file. Quoted cells may contain line breaks. */
const countLines = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 1);

/** Returns the separator of a sheet: the first comma, semicolon or tab in its heading. */
const detectSeparator = (text: string): string =>
  /[,;\t]/.exec(/^[^\r\n]*/.exec(text)?.[0] ?? '')?.[0] ?? ',';

/** Matches a first line such as `sep=;`, which some spreadsheets write to declare the separator. */
const SEPARATOR_LINE = /^sep=[^\r\n]\r?\n/i;

/** Returns the columns `short_code` and `content`, which may be in any order and among other columns. */
function findOwnColumns(heading: readonly string[]): Columns | null {
  const keys = heading.map(getColumnKey);
  const [shortCode, content] = [keys.indexOf('shortcode'), keys.indexOf('content')];
  return shortCode === -1 || content === -1 ? null : { shortCode, content, folder: null };
}

const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Parses a sheet separated by commas, semicolons or tabs. Its first row contains the names of the columns. */
function readCsv(text: string, { columns: chosen, most = MAX_ROWS }: ReadOptions): ParsedCannedResponseFile {
  const sheet = text.replace(SEPARATOR_LINE, '');
  // The limit includes the heading, an empty line at the end, and one extra row that shows that there are too many.
  const { data, errors, meta } = Papa.parse<string[]>(sheet, {
    delimiter: detectSeparator(sheet),
    preview: most + 3,
  });
  if (meta.truncated) return { ok: false, why: 'too-large' };
  if (errors.some(({ type }) => type === 'Quotes')) return { ok: false, why: 'broken-quotes' };
  const [heading = [], ...records] = data;
  const columns = chosen ?? findOwnColumns(heading);
  if (!columns) {
    const filled = records.filter((cells) => !isEmptyRow(cells));
    if (heading.length < 2) return { ok: false, why: 'no-columns' };
    return filled.length === 0
      ? { ok: false, why: 'empty' }
      : toSample(
          heading,
          filled.slice(0, SAMPLE_ROWS).map((cells) => cells.map(unescapeCell)),
        );
  }
  let nextLine = (sheet === text ? 1 : 2) + countLines(heading);
  const rows = records.flatMap((cells): ImportedRow[] => {
    const line = nextLine;
    nextLine += countLines(cells);
    // Skips the empty line at the end of a sheet.
    if (isEmptyRow(cells)) return [];
    const [shortCode, content] = [cells[columns.shortCode], cells[columns.content]];
    if (shortCode === undefined || content === undefined) {
      return [{ line, short_code: shortCode ?? '', content: content ?? '', problem: 'columns' }];
    }
    const folder = columns.folder === null ? '' : (cells[columns.folder] ?? '');
    return [
      toRow(line, addFolderToShortCode(unescapeCell(folder), unescapeCell(shortCode)), unescapeCell(content)),
    ];
  });
  return response(rows, most);
}

/** Parses a file as JSON if its content starts like JSON, otherwise as a sheet. */
export function parseCannedResponseFile(text: string, options: ReadOptions = {}): ParsedCannedResponseFile {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return { ok: false, why: 'empty' };
  return /^\s*[[{]/.test(bare) ? readJson(bare, options) : readCsv(bare, options);
}
