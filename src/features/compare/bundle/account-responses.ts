// The unchanged responses from which an account is exported.
import type { ExportedImages } from '~/domain/exported-images';
import type { LoadedRecord, MissingRecords, StoredRecord } from '~/resources/transfer/define-transfer';
import { type BundleKind, getNaturalKey, getTransfer, type ListedKind } from '~/resources/transfers';

export type AnyRecord = LoadedRecord<StoredRecord, unknown>;

export interface AccountResponses {
  readonly kinds: readonly BundleKind[];
  /** The records by kind. Lists that couldn't be fetched or aren't needed have no entry. */
  readonly records: ReadonlyMap<ListedKind, readonly AnyRecord[]>;
  readonly images: ExportedImages;
  readonly unread: readonly MissingRecords[];
}

/** Returns the natural key of a record without normalizing it. */
export const getRecordNaturalKey = (kind: ListedKind, { stored, portal }: AnyRecord): readonly string[] =>
  getNaturalKey(getTransfer(kind), portal === null ? stored : { ...stored, portal_slug: portal });
