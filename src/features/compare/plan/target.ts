// The account to which a bundle is applied, with its records by natural key.
import { mapInSlices } from '~/lib/in-slices';
import { withLinks } from '~/lib/markdown/link-addresses';
import { type BundleKind, LISTED_TRANSFERS, type ListedKind } from '~/resources/transfers';
import { type AccountReads, getStoredKey } from '../bundle/account-reads';
import { type Bundle, type BundleRecord, formatKey } from '../bundle/bundle';
import { isTooDense } from '../bundle/too-dense';

/** A record of the account, as it was read. */
export interface Found {
  readonly id: number;
  /** The display name. */
  readonly name: string;
  readonly key: readonly string[];
  readonly stored: Readonly<Record<string, unknown>>;
}

export interface Target {
  readonly bundle: Bundle;
  readonly all: (kind: ListedKind) => readonly Found[];
  /** Returns several records if the account has several with this key. */
  readonly find: (kind: ListedKind, key: readonly string[]) => readonly Found[];
  /** Returns the bundle's record for a record of the account. */
  readonly recordOf: (kind: BundleKind, found: Pick<Found, 'key'>) => BundleRecord | undefined;
  /** The addresses of the account's own images by their paths in an archive, which are made of their bytes. */
  readonly images: ReadonlyMap<string, string>;
}

function foundIn({ records }: AccountReads): ReadonlyMap<ListedKind, readonly Found[]> {
  return new Map(
    LISTED_TRANSFERS.map(({ name: kind, nameField }) => [
      kind,
      (records.get(kind) ?? []).flatMap((one): readonly Found[] => {
        const { id, [nameField]: name } = one.stored;
        const key = getStoredKey(kind, one);
        // People without an email have no key at all. Assistants have no numeric IDs, and nothing refers to them.
        if (typeof id !== 'number' || key.every((part) => part === '')) return [];
        return [{ id, name: String(name), key, stored: one.stored }];
      }),
    ]),
  );
}

const inside = (kind: ListedKind, key: readonly string[]) => `${kind} ${formatKey(key)}`;

/** Creates a target from the responses of reading an account and its bundle. */
export async function createTarget(reads: AccountReads, bundle: Bundle): Promise<Target> {
  const found = foundIn(reads);
  const indexed = new Map<string, Found[]>();
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

/** Returns an article's text with all link addresses replaced, to compare texts regardless of links. */
const withoutLinks = (text: string | null | undefined) =>
  isTooDense(text ?? '') ? text : withLinks(text ?? '', () => '#');

/**
 * Returns the account's records that may correspond to a source record: those with the same key, or articles with the
 * same title, portal and language, because the platform chooses an article's slug. `isAnothers` reports whether another
 * source record has this key.
 */
export function findCounterparts(
  { kind, key, values, text }: BundleRecord,
  target: Target,
  isAnothers: (key: readonly string[]) => boolean,
): readonly Found[] {
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
