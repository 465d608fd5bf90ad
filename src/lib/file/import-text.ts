// A file of canned responses before it is planned: its text, and its rows with their problems.
import { normalizeName } from '../text/same-name';

/** Why a row can't be used, whatever the account holds. */
export type RowProblem = 'blank-short-code' | 'blank-content' | 'not-text' | 'columns';

/** Finds the problem of two texts; null if they can be imported. */
export function findRowProblem(shortCode: string, content: string): RowProblem | null {
  if (normalizeName(shortCode) === '') return 'blank-short-code';
  return content.trim() === '' ? 'blank-content' : null;
}

export interface ImportRow {
  /** The line of the sheet on which the row begins, or the place in the JSON list, both from 1. */
  readonly line: number;
  /** As the file has it, with any space around it. */
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
  /** Of bytes or rows, or to be read in time. */
  | 'too-large'
  /** Neither UTF-8 nor UTF-16: read all the same, its accents would come out wrong. */
  | 'encoding'
  /** The browser can't read it (any more). */
  | 'unreadable';

export type ReadImport =
  | { readonly ok: true; readonly rows: readonly ImportRow[] }
  | { readonly ok: false; readonly why: FileProblem };

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
