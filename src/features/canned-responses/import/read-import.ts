// Reads a file of canned responses, CSV or JSON, into rows; a row that can't be used says why.
import Papa from 'papaparse';
import { whole } from '~/lib/csv-cells';
import { asObject, parsedJson } from '~/lib/json';

/** Why a row can't be used, whatever the account holds. */
export type RowProblem = 'blank-short-code' | 'blank-content' | 'not-text' | 'columns';

export interface ImportRow {
  /** As people count: the row of the sheet with its heading as 1, or the place in the JSON list from 1. */
  readonly line: number;
  readonly short_code: string;
  readonly content: string;
  readonly problem: RowProblem | null;
}

/** Why a file can't be used at all. */
export type FileProblem =
  | 'not-json'
  | 'no-list'
  | 'no-columns'
  | 'broken-quotes'
  | 'empty'
  /** Neither UTF-8 nor UTF-16: read all the same, its accents would come out wrong. */
  | 'encoding'
  /** The browser can't read it (any more). */
  | 'unreadable';

export type ReadImport =
  | { readonly ok: true; readonly rows: readonly ImportRow[] }
  | { readonly ok: false; readonly why: FileProblem };

const rowOf = (line: number, shortCode: unknown, content: unknown): ImportRow => {
  if (typeof shortCode !== 'string' || typeof content !== 'string') {
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { line, short_code: text(shortCode), content: text(content), problem: 'not-text' };
  }
  const short_code = shortCode.trim();
  const problem = short_code === '' ? 'blank-short-code' : content.trim() === '' ? 'blank-content' : null;
  return { line, short_code, content, problem };
};

const answer = (rows: readonly ImportRow[]): ReadImport =>
  rows.length === 0 ? { ok: false, why: 'empty' } : { ok: true, rows };

/** A list of `{short_code, content}`, alone or under `data` or `canned_responses`. */
function readJson(text: string): ReadImport {
  const json = parsedJson(text);
  if (json === undefined) return { ok: false, why: 'not-json' };
  const { data, canned_responses } = asObject(json) ?? {};
  const list = [json, canned_responses, data].find(Array.isArray);
  if (!list) return { ok: false, why: 'no-list' };
  return answer(
    list.map((item: unknown, index) => {
      const { short_code, content } = asObject(item) ?? {};
      return rowOf(index + 1, short_code, content);
    }),
  );
}

const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** What parts the columns: of comma, semicolon and tab, the first that the heading has. */
const separatorOf = (text: string): string => /[,;\t]/.exec(/^[^\r\n]*/.exec(text)?.[0] ?? '')?.[0] ?? ',';

/** Some spreadsheets write the separator itself into a line above all others. */
const TOLD_SEPARATOR = /^sep=[^\r\n]\r?\n/i;

/** Comma, semicolon or tab; the first row names the columns `short_code` and `content`, in any order and among others. */
function readCsv(text: string): ReadImport {
  const sheet = text.replace(TOLD_SEPARATOR, '');
  const firstLine = sheet === text ? 2 : 3;
  const { data, errors } = Papa.parse<string[]>(sheet, { delimiter: separatorOf(sheet) });
  if (errors.some(({ type }) => type === 'Quotes')) return { ok: false, why: 'broken-quotes' };
  const [heading = [], ...records] = data;
  const names = heading.map(columnName);
  const [codeAt, contentAt] = [names.indexOf('shortcode'), names.indexOf('content')];
  if (codeAt === -1 || contentAt === -1) return { ok: false, why: 'no-columns' };
  const rows = records.flatMap((cells, index): ImportRow[] => {
    // An empty line at the end of a sheet is no row.
    if (cells.every((cell) => cell.trim() === '')) return [];
    const line = index + firstLine;
    const [shortCode, content] = [cells[codeAt], cells[contentAt]];
    if (shortCode === undefined || content === undefined) {
      return [{ line, short_code: shortCode ?? '', content: content ?? '', problem: 'columns' }];
    }
    return [rowOf(line, whole(shortCode), whole(content))];
  });
  return answer(rows);
}

/** A file's text, or null where its letters are stored in some older way: UTF-8, or UTF-16 by its mark. */
export function textOf(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes);
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a file by its content: what begins as JSON is JSON, everything else a sheet. */
export function readImport(text: string): ReadImport {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return { ok: false, why: 'empty' };
  return /^\s*[[{]/.test(bare) ? readJson(bare) : readCsv(bare);
}
