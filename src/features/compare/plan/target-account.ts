// The account to which a bundle is applied, with its records by natural key.
import { mapInSlices } from '~/lib/in-slices';
import { replaceLinkAddresses } from '~/lib/markdown/link-addresses';
import { type BundleKind, TRANSFERS_WITH_PEOPLE, type TransferKind } from '~/resources/transfers';
import { type AccountResponses, getRecordNaturalKey } from '../bundle/account-responses';
import { type Bundle, type BundleRecord, encodeNaturalKey } from '../bundle/bundle';
import { hasTooManyLinks } from '../bundle/too-many-links';

/** An existing record of the account. */
export interface TargetRecord {
  readonly id: number;
  /** The display name of the record. */
  readonly name: string;
  readonly key: readonly string[];
  readonly stored: Readonly<Record<string, unknown>>;
}

export interface TargetAccount {
  readonly bundle: Bundle;
  readonly all: (kind: TransferKind) => readonly TargetRecord[];
  /** Returns the records with this key. There may be several, because keys aren't always unique. */
  readonly find: (kind: TransferKind, key: readonly string[]) => readonly TargetRecord[];
  /** Returns the bundle's record for an existing record of the account. */
  readonly recordOf: (kind: BundleKind, found: Pick<TargetRecord, 'key'>) => BundleRecord | undefined;
  /**
   * Maps the archive paths of images that are stored in the account to their addresses. A path is a hash of the image's
   * content.
   */
  readonly images: ReadonlyMap<string, string>;
}

function foundIn({ records }: AccountResponses): ReadonlyMap<TransferKind, readonly TargetRecord[]> {
  return new Map(
    TRANSFERS_WITH_PEOPLE.map(({ name: kind, nameField }) => [
      kind,
      (records.get(kind) ?? []).flatMap((one): readonly TargetRecord[] => {
        const { id, [nameField]: name } = one.stored;
        const key = getRecordNaturalKey(kind, one);
        // Omits people without an email, because they have no natural key. Omits assistants, because they have no
        // numeric ID and nothing refers to them.
        if (typeof id !== 'number' || key.every((part) => part === '')) return [];
        return [{ id, name: String(name), key, stored: one.stored }];
      }),
    ]),
  );
}

const inside = (kind: TransferKind, key: readonly string[]) => `${kind} ${encodeNaturalKey(key)}`;

/** Creates a target account from the fetched responses and the bundle that was made from them. */
export async function createTargetAccount(reads: AccountResponses, bundle: Bundle): Promise<TargetAccount> {
  const found = foundIn(reads);
  const indexed = new Map<string, TargetRecord[]>();
  for (const [kind, items] of found)
    await mapInSlices(items, (item) => {
      const place = inside(kind, item.key);
      const same = indexed.get(place);
      if (same) same.push(item);
      else indexed.set(place, [item]);
    });
  const records = new Map(
    await mapInSlices(bundle.records, (record) => [inside(record.kind, record.key), record] as const),
  );
  return {
    bundle,
    all: (kind) => found.get(kind) ?? [],
    find: (kind, key) => indexed.get(inside(kind, key)) ?? [],
    recordOf: (kind, { key }) => records.get(inside(kind, key)),
    images: new Map([...reads.images.paths].map(([address, path]) => [path, address])),
  };
}

/**
 * Returns an article's text without the addresses of its links, so that articles can be compared regardless of links.
 */
const withoutLinks = (text: string | null | undefined) =>
  hasTooManyLinks(text ?? '') ? text : replaceLinkAddresses(text ?? '', () => '#');

/**
 * Returns the existing records that may correspond to a source record. These are records with the same key, and
 * articles with the same title, portal and language. The title is compared because the platform chooses the slug of a
 * new article. `isAnothers` reports whether another source record has this key.
 */
export function findCounterparts(
  { kind, key, values, text }: BundleRecord,
  target: TargetAccount,
  isAnothers: (key: readonly string[]) => boolean,
): readonly TargetRecord[] {
  const same = target.find(kind, key);
  if (same.length > 0 || kind !== 'articles') return same;
  const [portal, locale] = key;
  const titled = target
    .all('articles')
    .filter(
      ({ name, key: other }) =>
        name === values.title && other[0] === portal && other[1] === locale && !isAnothers(other),
    );
  if (titled.length < 2) return titled;
  const [only, ...others] = titled.filter(
    (found) => withoutLinks(target.recordOf(kind, found)?.text) === withoutLinks(text),
  );
  return only && others.length === 0 ? [only] : titled;
}
