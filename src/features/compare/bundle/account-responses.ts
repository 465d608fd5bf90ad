// The unchanged platform responses that an account export is made from.
import type { ExportedImages } from '~/domain/exported-images';
import type { LoadedRecord, MissingRecords, StoredRecord } from '~/resources/transfer/define-transfer';
import { type BundleKind, getNaturalKey, getTransfer, type TransferKind } from '~/resources/transfers';

export type LoadedAccountRecord = LoadedRecord<StoredRecord, unknown>;

export interface AccountResponses {
  readonly kinds: readonly BundleKind[];
  /** The records by kind. Lists that couldn't be fetched or aren't needed have no entry. */
  readonly records: ReadonlyMap<TransferKind, readonly LoadedAccountRecord[]>;
  readonly images: ExportedImages;
  readonly unread: readonly MissingRecords[];
}

/** Returns the natural key of a record without normalizing it. */
export const getRecordNaturalKey = (
  kind: TransferKind,
  { stored, portal }: LoadedAccountRecord,
): readonly string[] =>
  getNaturalKey(getTransfer(kind), portal === null ? stored : { ...stored, portal_slug: portal });
