// A bundle contains an account's records without their IDs, because the IDs are valid only in that account. Bundles are
// exported, compared, and applied to other accounts.
import type { JsonObject } from '~/lib/json/json';
import type { MissingRecords } from '~/resources/transfer/define-transfer';
import type { BundleKind } from '~/resources/transfers';

export interface BundleRecord {
  readonly kind: BundleKind;
  /** The natural key (`getNaturalKey`), which identifies the record in other accounts. */
  readonly key: readonly string[];
  /** The fields, sorted by name, without the record's own ID, dates, authors and counters. */
  readonly values: JsonObject;
  /**
   * A long text that is stored in a separate file: an article's Markdown or an assistant's prompt. Null if there is
   * none.
   */
  readonly text: string | null;
}

export interface Bundle {
  readonly records: readonly BundleRecord[];
  /** The images of the articles. The keys are paths in the archive, which the articles refer to. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly unread: readonly MissingRecords[];
}

/** Reports whether a record belongs to a part of the account that couldn't be fetched. */
export const isInUnfetchedPart = (
  unread: readonly MissingRecords[],
  { kind, key }: Pick<BundleRecord, 'kind' | 'key'>,
): boolean => unread.some((one) => one.kind === kind && (one.portal ?? one.assistant ?? key[0]) === key[0]);

/** Encodes a natural key as an unambiguous string, for use in maps and sets. */
export const encodeNaturalKey = (key: readonly string[]): string => JSON.stringify(key);
