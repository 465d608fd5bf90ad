// What a write's answer makes of what was read before: a record, a list, a page of one, or the pages of a walk.

type Change = (records: readonly unknown[]) => readonly unknown[];

/** Whether it is a record: something with an id. */
export const hasId = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Applies a change to the records wherever they stand in an answer. What holds none stays the very same value. */
function inLists(read: unknown, change: Change): unknown {
  if (Array.isArray(read)) return change(read);
  if (typeof read !== 'object' || read === null) return read;
  if ('data' in read && Array.isArray(read.data)) return { ...read, data: change(read.data) };
  if ('pages' in read && Array.isArray(read.pages)) {
    return { ...read, pages: read.pages.map((page) => inLists(page, change)) };
  }
  return read;
}

/** What was read, with the record as it is stored now. An answer without a record changes nothing. */
export function withChangedRecord(read: unknown, answer: unknown): unknown {
  if (!hasId(answer)) return read;
  const renewed = (record: unknown) =>
    hasId(record) && record.id === answer.id ? { ...record, ...answer } : record;
  return inLists(renewed(read), (records) => records.map(renewed));
}

/** What was read, without the record that was deleted. The record's own page is left to those who leave it. */
export function withoutRecord(read: unknown, id: unknown): unknown {
  return inLists(read, (records) => records.filter((record) => !hasId(record) || record.id !== id));
}
