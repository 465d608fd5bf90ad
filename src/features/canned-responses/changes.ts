import type { CannedResponse } from '~/api/canned-responses';

/** What a person may write of a canned response. */
export interface CannedResponseValues {
  readonly short_code: string;
  readonly content: string;
}

/** A text field turns every line break into one sign, which is no change of the text. */
const isSameText = (a: string, b: string) => a.replaceAll(/\r\n?/g, '\n') === b.replaceAll(/\r\n?/g, '\n');

/** The values that differ from the record: what an update sends. */
export function changesOf(
  values: CannedResponseValues,
  record: CannedResponseValues,
): Partial<CannedResponseValues> {
  return {
    ...(values.short_code !== record.short_code && { short_code: values.short_code }),
    ...(!isSameText(values.content, record.content) && { content: values.content }),
  };
}

/** Whether the record reads as the values do. */
export const reads = (record: CannedResponseValues, values: CannedResponseValues): boolean =>
  Object.keys(changesOf(values, record)).length === 0;

/** What became of a creation whose answer got lost, by what stands under its short code now. */
export type Trace =
  /** It is there, as it was written. */
  | { readonly found: 'own'; readonly record: CannedResponse }
  /** Somebody else's has the short code, so it can't have been saved. */
  | { readonly found: 'other'; readonly record: CannedResponse }
  | { readonly found: 'nothing' };

/** Short codes are there once in an account, so what has this one tells the truth. */
export function traceOf(values: CannedResponseValues, records: readonly CannedResponse[]): Trace {
  const record = records.find(({ short_code }) => short_code === values.short_code);
  if (!record) return { found: 'nothing' };
  return { found: reads(record, values) ? 'own' : 'other', record };
}
