// What an import would do, row by row, before anything is written.
import type { CannedResponse } from '~/api/canned-responses';
import type { ImportRow, RowProblem } from '~/lib/import-text';
import { mapInSlices } from '~/lib/in-slices';
import { sameText } from '~/records/values';

/** What is to be done with a row. */
export type PlannedStep =
  | { readonly kind: 'new' }
  /** `before` is what the person was shown: only that is ever overwritten. */
  | { readonly kind: 'changed'; readonly before: CannedResponse }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly why: RowProblem | 'no-update' }
  /** The short code stood in the file before. */
  | { readonly kind: 'refused'; readonly why: 'duplicate'; readonly firstLine: number };

export interface PlanRow {
  readonly line: number;
  readonly short_code: string;
  readonly content: string;
  readonly step: PlannedStep;
}

/**
 * Plans every row against what the account holds. Of rows with one short code the first counts.
 *
 * @param canUpdate whether the platform offers editing; without it a row that differs is refused
 */
export function planImport(
  rows: readonly ImportRow[],
  existing: readonly CannedResponse[],
  canUpdate: boolean,
): Promise<PlanRow[]> {
  const byCode = new Map(existing.map((response) => [response.short_code, response]));
  const firstLines = new Map<string, number>();
  const stepOf = ({ line, short_code, content, problem }: ImportRow): PlannedStep => {
    if (problem) return { kind: 'refused', why: problem };
    const firstLine = firstLines.get(short_code);
    if (firstLine !== undefined) return { kind: 'refused', why: 'duplicate', firstLine };
    firstLines.set(short_code, line);
    const before = byCode.get(short_code);
    if (!before) return { kind: 'new' };
    if (sameText(before.content, content)) return { kind: 'same' };
    return canUpdate ? { kind: 'changed', before } : { kind: 'refused', why: 'no-update' };
  };
  return mapInSlices(rows, (row) => {
    const { line, short_code, content } = row;
    return { line, short_code, content, step: stepOf(row) };
  });
}
