// Plans the action for each row of an import, before anything is written.
import type { CannedResponse } from '~/api/canned-responses';
import type { ImportedRow, RowProblem } from '~/lib/file/decode-text';
import { mapInSlices } from '~/lib/in-slices';
import { createNameIndex, getNameKey, normalizeName } from '~/lib/text/same-name';
import { isSameText } from '~/records/values';

/** The planned action for a row. */
export type PlannedStep =
  | { readonly kind: 'new' }
  /** `before` is the version in the preview. An import never overwrites any other version. */
  | { readonly kind: 'changed'; readonly before: CannedResponse }
  | { readonly kind: 'same' }
  /** The user keeps the stored text. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'refused'; readonly why: RowProblem | 'no-update' }
  /** Rejected because another row of the file matches the same canned response. */
  | { readonly kind: 'refused'; readonly why: 'duplicate'; readonly otherLine: number };

/** The user's choice for a row whose short code exists with another text. */
export type ConflictChoice = 'update' | 'skip' | 'keep-both';

export interface PlanRow {
  readonly line: number;
  /** The stored or new short code, or the one from the file for a rejected row. */
  readonly short_code: string;
  readonly content: string;
  /** Another short code of the account or the file that looks the same, or null. */
  readonly twin: string | null;
  /** The stored short code that exists with another text, or null. The user chooses what happens to such a row. */
  readonly conflict: string | null;
  readonly step: PlannedStep;
}

/** Adds a value to the list at a key. */
function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Plans all rows by comparing them with the account's responses. A row matches a response with the same short code,
 * otherwise one whose normalized short code is the same. Rejects all rows that match the same response, because any of
 * them could be the right one. `canUpdate` is false if the platform doesn't offer editing; changed rows are then
 * rejected. `choose` returns the user's choice for a row whose short code exists with another text.
 */
export async function planImport(
  rows: readonly ImportedRow[],
  existing: readonly CannedResponse[],
  canUpdate: boolean,
  choose: (line: number) => ConflictChoice = () => 'update',
): Promise<PlanRow[]> {
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
  return mapInSlices(rows, ({ line, short_code, content, problem }, index): PlanRow => {
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
 * Returns the first unused short code with a number. If the response was already created with it, for example by an
 * interrupted import, nothing is left to do.
 */
function findNewCode(
  code: string,
  content: string,
  findExisting: (code: string) => CannedResponse | undefined,
  isTaken: (code: string) => boolean,
): Pick<PlanRow, 'short_code' | 'step'> {
  for (let number = 2; ; number++) {
    const short_code = `${code}-${number}`;
    const existing = findExisting(short_code);
    if (existing && isSameText(existing.content, content)) return { short_code, step: { kind: 'same' } };
    if (!existing && !isTaken(short_code)) return { short_code, step: { kind: 'new' } };
  }
}
