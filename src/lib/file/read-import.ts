// Reads a file of canned responses, CSV or JSON, into rows; a row that can't be used says why.
import Papa from 'papaparse';
import { asObject, parsedJson } from '../json/json';
import { whole } from './csv-cells';
import { findRowProblem, type ImportRow, type ReadImport } from './import-text';

const rowOf = (line: number, shortCode: unknown, content: unknown): ImportRow => {
  if (typeof shortCode !== 'string' || typeof content !== 'string') {
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { line, short_code: text(shortCode), content: text(content), problem: 'not-text' };
  }
  return { line, short_code: shortCode, content, problem: findRowProblem(shortCode, content) };
};

/** Ten times what was ever asked for. The page has to take all of them from the worker at once. */
const MOST_ROWS = 100_000;

const answer = (rows: readonly ImportRow[], most: number): ReadImport => {
  if (rows.length > most) return { ok: false, why: 'too-large' };
  return rows.length === 0 ? { ok: false, why: 'empty' } : { ok: true, rows };
};

/** Reads a list of `{short_code, content}`, alone or as a value of an object, as an API answers. */
function readJson(text: string, most: number): ReadImport {
  const json = parsedJson(text);
  if (json === undefined) return { ok: false, why: 'not-json' };
  const list = [json, ...Object.values(asObject(json) ?? {})].find(Array.isArray);
  if (!list) return { ok: false, why: 'no-list' };
  if (list.length > most) return { ok: false, why: 'too-large' };
  return answer(
    list.map((item: unknown, index) => {
      const { short_code, content } = asObject(item) ?? {};
      return rowOf(index + 1, short_code, content);
    }),
    most,
  );
}

const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** Counts the lines that a row takes in its file: a quoted cell may hold line breaks. */
const countLines = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 1);

/** What parts the columns: of comma, semicolon and tab, the first that the heading has. */
const separatorOf = (text: string): string => /[,;\t]/.exec(/^[^\r\n]*/.exec(text)?.[0] ?? '')?.[0] ?? ',';

/** Some spreadsheets write the separator itself into a line above all others. */
const TOLD_SEPARATOR = /^sep=[^\r\n]\r?\n/i;

/** Comma, semicolon or tab; the first row names the columns `short_code` and `content`, in any order and among others. */
function readCsv(text: string, most: number): ReadImport {
  const sheet = text.replace(TOLD_SEPARATOR, '');
  // With its heading, the empty line at its end, and one more than there may be.
  const { data, errors, meta } = Papa.parse<string[]>(sheet, {
    delimiter: separatorOf(sheet),
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
    // An empty line at the end of a sheet is no row.
    if (cells.every((cell) => cell.trim() === '')) return [];
    const [shortCode, content] = [cells[codeAt], cells[contentAt]];
    if (shortCode === undefined || content === undefined) {
      return [{ line, short_code: shortCode ?? '', content: content ?? '', problem: 'columns' }];
    }
    return [rowOf(line, whole(shortCode), whole(content))];
  });
  return answer(rows, most);
}

/** Reads a file by its content: what begins as JSON is JSON, everything else a sheet. */
export function readImport(text: string, most = MOST_ROWS): ReadImport {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return { ok: false, why: 'empty' };
  return /^\s*[[{]/.test(bare) ? readJson(bare, most) : readCsv(bare, most);
}
