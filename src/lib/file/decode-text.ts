// Decodes the text of a file of canned responses and validates its rows.
import { normalizeName } from '../text/same-name';
import type { SheetSample } from './sheet-columns';

/** The reason why a row can't be imported into any account. */
export type ImportRowProblem = 'blank-short-code' | 'blank-content' | 'not-text' | 'columns';

/** Returns the problem of a row, or null if it can be imported. */
export function findImportRowProblem(shortCode: string, content: string): ImportRowProblem | null {
  if (normalizeName(shortCode) === '') return 'blank-short-code';
  return content.trim() === '' ? 'blank-content' : null;
}

/** A row of an imported file. */
export interface ImportedRow {
  /** The line of the sheet where the row starts, or the index in the JSON list. Both start at 1. */
  readonly line: number;
  /** The short code exactly as in the file, including surrounding spaces. */
  readonly short_code: string;
  readonly content: string;
  readonly problem: ImportRowProblem | null;
}

/** A reason why a file can't be imported. */
export type ImportFileProblem =
  | 'not-json'
  | 'no-list'
  | 'no-columns'
  | 'broken-quotes'
  | 'empty'
  /** The file has too many bytes or rows, or parsing takes too long. */
  | 'too-large'
  /** The file is neither UTF-8 nor UTF-16. Decoding it anyway would garble accents. */
  | 'encoding'
  /** The browser can't read the file, for example because it was deleted. */
  | 'unreadable';

export type ParsedCannedResponseFile =
  | { readonly ok: true; readonly rows: readonly ImportedRow[] }
  | { readonly ok: false; readonly why: ImportFileProblem }
  /** The heading doesn't contain the expected column names, so the user has to choose the columns to import. */
  | { readonly ok: false; readonly why: 'other-columns'; readonly sheet: SheetSample };

/** Decodes UTF-8, or UTF-16 with a byte order mark. Returns null for other encodings. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string | null {
  const [first, second] = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
