// The responses of reading an account, unchanged.
import type { ExportedImages } from '~/domain/exported-images';
import type { MissingRecords, ReadRecord, StoredRecord } from '~/resources/transfer/define-transfer';
import { type BundleKind, getNaturalKey, getTransfer, type ListedKind } from '~/resources/transfers';

export type AnyRecord = ReadRecord<StoredRecord, unknown>;

export interface AccountReads {
  readonly kinds: readonly BundleKind[];
  /** Without the lists that couldn't be read or aren't needed. */
  readonly records: ReadonlyMap<ListedKind, readonly AnyRecord[]>;
  readonly images: ExportedImages;
  readonly unread: readonly MissingRecords[];
}

/** Returns the natural key of a record as it was read. */
export const getStoredKey = (kind: ListedKind, { stored, portal }: AnyRecord): readonly string[] =>
  getNaturalKey(getTransfer(kind), portal === null ? stored : { ...stored, portal_slug: portal });
