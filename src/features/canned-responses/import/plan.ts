// Plans the action for each row of an import, before anything is written.
import type { CannedResponse } from '~/api/canned-responses';
import type { ImportedRow, ImportRowProblem } from '~/lib/file/decode-text';
import { mapInSlices } from '~/lib/in-slices';
import { createNameIndex, getNameKey, normalizeName } from '~/lib/text/same-name';
import { isSameText } from '~/records/values';

export type PlannedStep =
  | { readonly kind: 'new' }
  /** `before` is the version in the preview. The import overwrites only this version. */
  | { readonly kind: 'changed'; readonly before: CannedResponse }
  | { readonly kind: 'same' }
  /** The user chose to keep the stored text. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'refused'; readonly why: ImportRowProblem | 'no-update' }
  /** Rejected because another row of the file matches the same canned response. */
  | { readonly kind: 'refused'; readonly why: 'duplicate'; readonly otherLine: number };

/** The user's choice for a row whose short code exists with another text. */
export type ConflictChoice = 'update' | 'skip' | 'keep-both';

export interface ImportPlanRow {
  readonly line: number;
  /** The stored or new short code. For a rejected row, the short code from the file. */
  readonly short_code: string;
  readonly content: string;
  /** Another short code in the account or the file that looks the same, or null. */
  readonly twin: string | null;
  /**
   * The row's short code if a response with this short code but a different text is stored, otherwise null. The user
   * chooses what happens to a row with such a conflict.
   */
  readonly conflict: string | null;
  readonly step: PlannedStep;
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Plans all rows by comparing them with the account's responses. A row matches the response with the same short code.
 * If there is none, the row matches the response with the same normalized short code. If several rows match the same
 * response, rejects all of these rows, because any of them could be the right one. If `canUpdate` is false, the
 * platform doesn't offer editing, and changed rows are rejected. `choose` returns the user's choice for a row whose
 * short code exists with another text.
 */
export async function planImport(
  rows: readonly ImportedRow[],
  existing: readonly CannedResponse[],
  canUpdate: boolean,
  choose: (line: number) => ConflictChoice = () => 'update',
): Promise<ImportPlanRow[]> {
  const findExisting = createNameIndex(existing, ({ short_code }) => short_code);
  const linesByCode = new Map<string, number[]>();
  const codesByReading = new Map<string, string[]>();
  for (const { short_code } of existing) append(codesByReading, getNameKey(short_code), short_code);
  const matches = await mapInSlices(rows, ({ line, short_code, problem }) => {
    if (problem) return null;
    const before = findExisting(short_code);
    const code = before?.short_code ?? normalizeName(short_code);
    append(linesByCode, code, line);
    if (!before) append(codesByReading, getNameKey(code), code);
    return { before, code };
  });
  const isTaken = (code: string) => linesByCode.has(code);
  return mapInSlices(rows, ({ line, short_code, content, problem }, index): ImportPlanRow => {
    const match = matches[index];
    const refused = { line, short_code, content, twin: null, conflict: null };
    if (problem) return { ...refused, step: { kind: 'refused', why: problem } };
    const code = match?.code ?? short_code;
    const otherLine = linesByCode.get(code)?.find((other) => other !== line);
    if (otherLine !== undefined)
      return { ...refused, step: { kind: 'refused', why: 'duplicate', otherLine } };
    const twin = codesByReading.get(getNameKey(code))?.find((other) => other !== code) ?? null;
    const before = match?.before;
    const row = { line, short_code: code, content, twin, conflict: null };
    if (!before) return { ...row, step: { kind: 'new' } };
    if (isSameText(before.content, content)) return { ...row, step: { kind: 'same' } };
    const conflict = before.short_code;
    switch (choose(line)) {
      case 'update':
        return {
          ...row,
          conflict,
          step: canUpdate ? { kind: 'changed', before } : { kind: 'refused', why: 'no-update' },
        };
      case 'skip':
        return { ...row, conflict, step: { kind: 'skipped' } };
      case 'keep-both':
        return { ...row, conflict, ...findNewCode(code, content, findExisting, isTaken) };
    }
  });
}

/**
 * Returns the row with an unused short code, created by appending the lowest possible number. If a response with that
 * short code already has the same text, for example after an interrupted import, nothing has to be written.
 */
function findNewCode(
  code: string,
  content: string,
  findExisting: (code: string) => CannedResponse | undefined,
  isTaken: (code: string) => boolean,
): Pick<ImportPlanRow, 'short_code' | 'step'> {
  for (let number = 2; ; number++) {
    const short_code = `${code}-${number}`;
    const existing = findExisting(short_code);
    if (existing && isSameText(existing.content, content)) return { short_code, step: { kind: 'same' } };
    if (!existing && !isTaken(short_code)) return { short_code, step: { kind: 'new' } };
  }
}
