// What an account is made of, told without the numbers that mean something in their own account only: what is exported,
// compared and applied.
import type { JsonObject } from '~/lib/json/json';
import type { Unread } from '~/resources/transfer/define-transfer';
import type { BundleKind } from '~/resources/transfers';

export interface BundleRecord {
  readonly kind: BundleKind;
  /** Its natural key (`getNaturalKey`), by which it is recognized in another account. */
  readonly key: readonly string[];
  /** Its fields, sorted by name, without ids of its own, dates, authors and counters. */
  readonly values: JsonObject;
  /** Long text that is kept as a file of its own: an article's Markdown, an assistant's prompt. */
  readonly text: string | null;
}

export interface Bundle {
  readonly records: readonly BundleRecord[];
  /** The images of the articles, by their paths in the archive, which the texts name. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly unread: readonly Unread[];
}

/** Whether a record is among what is missing. */
export const isUnread = (
  unread: readonly Unread[],
  { kind, key }: Pick<BundleRecord, 'kind' | 'key'>,
): boolean => unread.some((one) => one.kind === kind && (one.portal ?? one.assistant ?? key[0]) === key[0]);

/** The key as one text, for maps and sets: no two keys make the same. */
export const keyText = (key: readonly string[]): string => JSON.stringify(key);
