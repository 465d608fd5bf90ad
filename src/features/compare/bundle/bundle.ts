// The contents of an account without IDs, which are only valid in their own account. Bundles are exported, compared and
// applied.
import type { JsonObject } from '~/lib/json/json';
import type { MissingRecords } from '~/resources/transfer/define-transfer';
import type { BundleKind } from '~/resources/transfers';

export interface BundleRecord {
  readonly kind: BundleKind;
  /** Its natural key (`getNaturalKey`), by which it is recognized in another account. */
  readonly key: readonly string[];
  /** Its fields, sorted by name, without IDs of its own, dates, authors and counters. */
  readonly values: JsonObject;
  /** A long text that has its own file: an article's Markdown or an assistant's prompt. */
  readonly text: string | null;
}

export interface Bundle {
  readonly records: readonly BundleRecord[];
  /** The images of the articles, by their paths in the archive, which the texts refer to. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly unread: readonly MissingRecords[];
}

/** Reports whether a record belongs to the parts that couldn't be read. */
export const isUnread = (
  unread: readonly MissingRecords[],
  { kind, key }: Pick<BundleRecord, 'kind' | 'key'>,
): boolean => unread.some((one) => one.kind === kind && (one.portal ?? one.assistant ?? key[0]) === key[0]);

/** Encodes a key as an unambiguous string, for maps and sets. */
export const formatKey = (key: readonly string[]): string => JSON.stringify(key);
