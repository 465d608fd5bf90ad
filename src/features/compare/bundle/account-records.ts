// Converts the records of an account to records of a bundle. Removes volatile fields, and replaces IDs with natural
// keys.
import { mapInSlices } from '~/lib/in-slices';
import type { JsonObject } from '~/lib/json/json';
import { replaceImageAddresses } from '~/lib/markdown/image-addresses';
import { replaceLinkAddresses } from '~/lib/markdown/link-addresses';
import type { NaturalKeyLookup } from '~/resources/transfer/define-transfer';
import { getPortableValues } from '~/resources/transfer/lasting-values';
import { toBundleReference } from '~/resources/transfer/references';
import { BUNDLE_KINDS, type BundleKind, getTransfer, TRANSFERS_WITH_PEOPLE } from '~/resources/transfers';
import { type AccountResponses, getRecordNaturalKey, type LoadedAccountRecord } from './account-responses';
import { createArchiveLink, toArticlePath } from './article-paths';
import { type Bundle, type BundleRecord, encodeNaturalKey } from './bundle';
import { hasTooManyLinks } from './too-many-links';

/** Returns a function that finds the natural key of a record by its ID in this account. */
function indexKeys({ records }: AccountResponses): NaturalKeyLookup {
  const keys = new Map<string, readonly string[]>();
  for (const { name, reference } of TRANSFERS_WITH_PEOPLE)
    for (const one of (reference && records.get(name)) || []) {
      const key = getRecordNaturalKey(name, one);
      // Skips people without an email, because they can't be identified in another account.
      if (key.some((part) => part !== '')) keys.set(`${reference} ${one.stored.id}`, key);
    }
  return (reference, id) => keys.get(`${reference} ${id}`);
}

function toRecord(
  kind: BundleKind,
  read: LoadedAccountRecord,
  getKey: NaturalKeyLookup,
  withPaths: (text: string) => string,
): BundleRecord {
  const transfer = getTransfer(kind);
  const { exportedFields, references = {}, textField } = transfer;
  const { stored, portal } = read;
  const fields = exportedFields
    ? Object.fromEntries(Object.entries(stored).filter(([field]) => exportedFields.includes(field)))
    : getPortableValues(stored);
  const values: JsonObject = {
    ...fields,
    ...(portal !== null && { portal_slug: portal }),
    ...Object.fromEntries(
      Object.entries(references).map(([field, other]) => {
        const id = stored[field];
        return [field, toBundleReference(other, typeof id === 'number' ? id : null, getKey)];
      }),
    ),
    ...transfer.getValues?.(read, getKey),
  };
  const key = getRecordNaturalKey(kind, read);
  if (!textField) return { kind, key, values, text: transfer.getText?.(read) ?? null };
  const { [textField]: text, ...others } = values;
  return { kind, key, values: others, text: withPaths(typeof text === 'string' ? text : '') };
}

const sortById = (records: readonly LoadedAccountRecord[]) =>
  records.toSorted((a, b) => (a.stored.id < b.stored.id ? -1 : 1));

/** Yields one task per record, so that thousands of records are processed in batches without blocking the page. */
function* recordsIn(reads: AccountResponses): Generator<() => BundleRecord> {
  const getKey = indexKeys(reads);
  const withPaths = textWithPaths(reads);
  for (const kind of BUNDLE_KINDS.filter((one) => reads.kinds.includes(one)))
    for (const one of sortById(reads.records.get(kind) ?? []))
      yield () => toRecord(kind, one, getKey, withPaths);
}

/** Sorts records by kind and key. If two records have the same key, the older record comes first. */
async function inOrder(
  records: readonly BundleRecord[],
  kinds: readonly BundleKind[],
): Promise<readonly BundleRecord[]> {
  const keyed = await mapInSlices(records, (record) => ({
    record,
    kind: kinds.indexOf(record.kind),
    key: encodeNaturalKey(record.key),
  }));
  keyed.sort((a, b) => a.kind - b.kind || (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ record }) => record);
}

/** Creates the bundle of the selected kinds. Omits lists that were only fetched to resolve IDs. */
export async function createBundle(reads: AccountResponses): Promise<Bundle> {
  const all = await mapInSlices(recordsIn(reads), (make) => make());
  const records = await inOrder(all, reads.kinds);
  return { records, images: reads.images.files, unread: reads.unread };
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '');

/** Returns a function that replaces the account's addresses in text with archive paths. */
function textWithPaths({ records, images }: AccountResponses): (text: string) => string {
  const keys = new Map(
    (records.get('articles') ?? []).map((one) => [
      withoutScheme(String(one.stored.public_url)),
      getRecordNaturalKey('articles', one),
    ]),
  );
  const paths = new Map([...images.paths].map(([address, path]) => [address, createArchiveLink(path)]));
  const getLink = (address: string) => {
    const [, page = '', place = ''] = /^([^?#]*?)\/?([?#].*)?$/.exec(withoutScheme(address)) ?? [];
    const key = /^https?:/i.test(address) ? keys.get(page) : undefined;
    return key && createArchiveLink(toArticlePath(key)) + place;
  };
  return (text) =>
    hasTooManyLinks(text) ? text : replaceLinkAddresses(replaceImageAddresses(text, paths), getLink);
}
