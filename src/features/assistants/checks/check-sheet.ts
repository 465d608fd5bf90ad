// Reads and writes the checks of prompts as CSV, with one row per check.
import type { PromptCheck } from '~/drafts/prompt-checks';
import { unescapeCell } from '~/lib/file/csv-cells';
import { formatCsv, parseCsv } from '~/lib/file/csv-sheet';
import { createCheck, isCheckKind, toCheckInput } from './check-kinds';

const COLUMNS = ['check', 'value', 'prompt'] as const;

/** Returns the checks as CSV. The column `prompt` is empty for a check of all prompts. */
export const formatCheckSheet = (checks: readonly PromptCheck[]): string =>
  formatCsv(
    COLUMNS,
    checks.map(toCheckInput).map(({ kind, value, path }) => [kind, value, path ?? '']),
  );

export interface ParsedChecks {
  readonly checks: readonly PromptCheck[];
  /** The line numbers, from 1, of rows without a valid check. */
  readonly skipped: readonly number[];
}

/** Parses a sheet of checks. Returns null if it has no column `check`. */
export function parseCheckSheet(text: string): ParsedChecks | null {
  const [headings = [], ...rows] = parseCsv(text);
  const names = headings.map((heading) => heading.trim().toLowerCase());
  if (!names.includes('check')) return null;
  const checks: PromptCheck[] = [];
  const skipped: number[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const get = (column: (typeof COLUMNS)[number]) => unescapeCell(cells[names.indexOf(column)] ?? '').trim();
    const kind = get('check').toLowerCase();
    const path = get('prompt');
    const input = { value: get('value'), path: path === '' ? null : path };
    const check = isCheckKind(kind) ? createCheck({ kind, ...input }, crypto.randomUUID()) : null;
    if (check) checks.push(check);
    else skipped.push(index + 2);
  }
  return { checks, skipped };
}
