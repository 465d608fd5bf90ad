// Plans the action for each row of an import, before anything is written.
import type { CannedResponse } from '~/api/canned-responses';
import type { ImportRow, RowProblem } from '~/lib/file/decode-text';
import { mapInSlices } from '~/lib/in-slices';
import { createNameIndex, getNameKey, normalizeName } from '~/lib/text/same-name';
import { isSameText } from '~/records/values';

/** The planned action for a row. */
export type PlannedStep =
  | { readonly kind: 'new' }
  /** `before` is the version in the preview. An import never overwrites any other version. */
  | { readonly kind: 'changed'; readonly before: CannedResponse }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly why: RowProblem | 'no-update' }
  /** Rejected because another row of the file matches the same canned response. */
  | { readonly kind: 'refused'; readonly why: 'duplicate'; readonly otherLine: number };

export interface PlanRow {
  readonly line: number;
  /** The stored short code, or the one from the file for a rejected row. */
  readonly short_code: string;
  readonly content: string;
  /** Another short code of the account or the file that looks the same, or null. */
  readonly twin: string | null;
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
 * rejected.
 */
export async function planImport(
  rows: readonly ImportRow[],
  existing: readonly CannedResponse[],
  canUpdate: boolean,
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
  return mapInSlices(rows, ({ line, short_code, content, problem }, index): PlanRow => {
    const match = matches[index];
    const refused = { line, short_code, content, twin: null };
    if (problem) return { ...refused, step: { kind: 'refused', why: problem } };
    const code = match?.code ?? short_code;
    const otherLine = linesByCode.get(code)?.find((other) => other !== line);
    if (otherLine !== undefined)
      return { ...refused, step: { kind: 'refused', why: 'duplicate', otherLine } };
    const twin = codesByReading.get(getNameKey(code))?.find((other) => other !== code) ?? null;
    return { line, short_code: code, content, twin, step: getStep(match?.before, content, canUpdate) };
  });
}

function getStep(before: CannedResponse | undefined, content: string, canUpdate: boolean): PlannedStep {
  if (!before) return { kind: 'new' };
  if (isSameText(before.content, content)) return { kind: 'same' };
  return canUpdate ? { kind: 'changed', before } : { kind: 'refused', why: 'no-update' };
}
