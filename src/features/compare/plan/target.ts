// The account that a bundle is applied to: what it has, found by the keys that mean the same in every account.
import { mapInSlices } from '~/lib/in-slices';
import { withLinks } from '~/lib/markdown/link-addresses';
import type { AccountReads } from '../bundle/account-reads';
import { articleKey, categoryKey } from '../bundle/account-records';
import {
  type Bundle,
  type BundleKind,
  type BundleRecord,
  keyOf,
  keyText,
  type RefKind,
} from '../bundle/bundle';
import { isTooDense } from '../bundle/too-dense';

export type TargetKind = BundleKind | 'agents';

/** One record of the account, as it was read. */
export interface Found {
  readonly id: number;
  /** What it is called on screen. */
  readonly name: string;
  readonly key: readonly string[];
  readonly stored: Readonly<Record<string, unknown>>;
}

export interface Target {
  readonly bundle: Bundle;
  readonly all: (kind: TargetKind) => readonly Found[];
  /** Several where the account doesn't keep them apart. */
  readonly find: (kind: TargetKind, key: readonly string[]) => readonly Found[];
  /** The record of the bundle that one found is. */
  readonly recordOf: (kind: BundleKind, found: Pick<Found, 'key'>) => BundleRecord | undefined;
  /** The addresses of the account's own images by their paths in an archive, which their bytes make. */
  readonly images: ReadonlyMap<string, string>;
}

export const KIND_OF_REFERENCE: Readonly<Record<RefKind, TargetKind>> = {
  label: 'labels',
  inbox: 'inboxes',
  team: 'teams',
  agent: 'agents',
  portal: 'portals',
  category: 'categories',
  article: 'articles',
};

type Listed = { readonly id: number } & Readonly<Record<string, unknown>>;

function foundIn(reads: AccountReads): ReadonlyMap<TargetKind, readonly Found[]> {
  const found = new Map<TargetKind, Found[]>();
  const add = <Item extends Listed>(
    kind: TargetKind,
    items: readonly Item[] | null | undefined,
    name: (item: Item) => string,
    key: (item: Item) => readonly string[],
  ) => {
    const listed = (items ?? []).map((one) => ({ id: one.id, name: name(one), key: key(one), stored: one }));
    found.set(kind, [...(found.get(kind) ?? []), ...listed]);
  };
  const withEmail = (reads.agents ?? []).flatMap((one) => (one.email ? [{ ...one, email: one.email }] : []));
  add(
    'agents',
    withEmail,
    ({ name }) => name,
    ({ email }) => [email.toLowerCase()],
  );
  add(
    'labels',
    reads.labels,
    ({ title }) => title,
    (one) => keyOf('labels', one),
  );
  add(
    'inboxes',
    reads.inboxes,
    ({ name }) => name,
    (one) => keyOf('inboxes', one),
  );
  add(
    'teams',
    reads.teams,
    ({ name }) => name,
    (one) => keyOf('teams', one),
  );
  add(
    'availability-reasons',
    reads.reasons,
    ({ reason }) => reason,
    (one) => keyOf('availability-reasons', one),
  );
  add(
    'canned-responses',
    reads.cannedResponses,
    ({ short_code }) => short_code,
    (one) => keyOf('canned-responses', one),
  );
  add(
    'macros',
    reads.macros,
    ({ name }) => name,
    (one) => keyOf('macros', one),
  );
  for (const { portal, categories, articles } of reads.portals ?? []) {
    add(
      'portals',
      [portal],
      ({ name }) => name,
      (one) => keyOf('portals', one),
    );
    add(
      'categories',
      categories,
      ({ name }) => name,
      (one) => categoryKey(one, portal.slug),
    );
    add('articles', articles, ({ title }) => title, articleKey);
  }
  return found;
}

const inside = (kind: TargetKind, key: readonly string[]) => `${kind} ${keyText(key)}`;

/** An account as it was read, with the bundle that was made of it. */
export async function targetOf(reads: AccountReads, bundle: Bundle): Promise<Target> {
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

/** What an article says, wherever its links lead. */
const withoutLinks = (text: string | null | undefined) =>
  isTooDense(text ?? '') ? text : withLinks(text ?? '', () => '#');

/**
 * Those that a record may be: of the same key, or an article of the same title in its portal and language, since the platform
 * makes an article's address by itself. `isAnothers`: another record of the source has this key.
 */
export function counterpartsOf(
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
