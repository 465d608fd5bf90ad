// What is looked for in portals, categories and articles before anything is written.

import { imageType } from '~/lib/file/image-type';
import { imageAddresses } from '~/lib/markdown/image-addresses';
import { slugForecast } from '~/lib/markdown/slug-forecast';
import { hasUnfinishedUpload } from '~/lib/markdown/upload-placeholder';
import { type BundleReference, isReference } from '~/resources/transfer/references';
import type { BundleKind } from '~/resources/transfer/transfers';
import { pathIn } from '../bundle/article-paths';
import { type BundleRecord, keyText } from '../bundle/bundle';
import { isTooDense } from '../bundle/too-dense';
import { type AppliedKind, foundOnce, linkedPaths } from './applied';
import { type ApplyRecord, type Check, listed, type World, when } from './check';

/** What the platform takes as one upload, in bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

const IN_PORTAL: readonly AppliedKind[] = ['categories', 'articles'];

const ROOTS: Partial<Record<BundleKind, string>> = {
  categories: 'associated_category_id',
  articles: 'associated_article_id',
};

const referenceIn = ({ values }: BundleRecord, field: string): BundleReference | null => {
  const value = values[field];
  return isReference(value) ? value : null;
};

/** The original that a record says it translates. */
export function rootOf(record: BundleRecord): BundleReference | null {
  const field = ROOTS[record.kind];
  return field ? referenceIn(record, field) : null;
}

const isThere = (kind: BundleKind, reference: BundleReference, world: World): boolean =>
  'key' in reference && world.isThere(kind, reference.key);

/** The languages that a portal has once everything is written. */
function languagesOf(portal: string, { sourceOf, counterpart, isWritten }: World): readonly unknown[] {
  const own = counterpart('portals', [portal])?.stored.allowed_locales;
  const given = isWritten('portals', [portal])
    ? sourceOf('portals', [portal])[0]?.values.allowed_locales
    : [];
  return [own, given].flatMap((one) => (Array.isArray(one) ? one : []));
}

const defaultLanguageOf = (portal: string, { sourceOf, counterpart }: World): unknown =>
  (counterpart('portals', [portal])?.stored ?? sourceOf('portals', [portal])[0]?.values)?.default_locale;

/** The paths of the images that an article's text has in the archive, and the addresses of those that lie elsewhere. */
export const imagesIn = foundOnce((text) => {
  if (isTooDense(text)) return { paths: [], elsewhere: [] };
  const addresses = imageAddresses(text).map(({ address }) => address);
  const paths = addresses.flatMap((address) => pathIn(address)?.path ?? []);
  return { paths, elsewhere: addresses.filter((address) => /^(?:https?:)?\/\//i.test(address)) };
});

/** Whether the way from translation to original comes back to where it began. */
function isCircle(record: ApplyRecord, { sourceOf }: World): boolean {
  const passed = new Set<string>();
  for (let one: BundleRecord | undefined = record; one; ) {
    const key = keyText(one.key);
    if (passed.has(key)) return true;
    passed.add(key);
    const root: BundleReference | null = rootOf(one);
    one = root && 'key' in root ? sourceOf(record.kind, root.key)[0] : undefined;
  }
  return false;
}

/** Others that translate the same original into the same language: here, or in the account already. */
function sameTranslations(record: ApplyRecord, { source, target, counterpart }: World): readonly string[] {
  const root = rootOf(record);
  if (!root || !('key' in root)) return [];
  const text = keyText(root.key);
  const others = source.records.filter((one) => {
    if (one === record || one.kind !== record.kind || one.key[1] !== record.key[1]) return false;
    const other = rootOf(one);
    return other !== null && 'key' in other && keyText(other.key) === text;
  });
  const there = counterpart(record.kind, root.key);
  const own = counterpart(record.kind, record.key);
  const field = ROOTS[record.kind] ?? '';
  const taken = there
    ? target
        .all(record.kind)
        .filter(
          ({ id, key, stored }) => stored[field] === there.id && key[1] === record.key[1] && id !== own?.id,
        )
    : [];
  return [...others.map(({ key }) => key.at(-1) ?? ''), ...taken.map(({ name }) => name)];
}

/** The category, of which an article takes its language, and the original, where they are in another portal. */
function namedElsewhere(record: BundleRecord): readonly (readonly string[])[] {
  const keyIn = (reference: BundleReference | null) =>
    reference && 'key' in reference ? [reference.key] : [];
  const [portal, locale] = record.key;
  return [
    ...keyIn(referenceIn(record, 'category_id')).filter((key) => key[0] !== portal || key[1] !== locale),
    ...keyIn(rootOf(record)).filter((key) => key[0] !== portal),
  ];
}

const linkedKeys = (record: BundleRecord, { paths }: World) =>
  linkedPaths(record).map((path) => ({ path, key: paths.get(path) }));

const isPublic = ({ values }: BundleRecord) => values.status === 'published';

export const ARTICLE_CHECKS = [
  {
    name: 'address-unfit',
    level: 'error',
    kinds: ['portals'],
    find: ({ key: [slug = ''] }) => (/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(slug) ? null : slug),
  },
  {
    name: 'address-for-ever',
    level: 'warning',
    kinds: ['portals'],
    find: ({ key }, { counterpart }) => (counterpart('portals', key) ? null : (key[0] ?? '')),
  },
  {
    name: 'default-language-differs',
    level: 'warning',
    kinds: ['portals'],
    find: ({ key, values }, { counterpart }) => {
      const there = counterpart('portals', key)?.stored.default_locale;
      return typeof there === 'string' && there !== values.default_locale ? there : null;
    },
  },
  {
    name: 'portal-archived',
    level: 'warning',
    kinds: ['portals', ...IN_PORTAL],
    find: ({ key: [portal = ''] }, { counterpart }) =>
      when(counterpart('portals', [portal])?.stored.archived === true),
  },
  {
    name: 'portal-missing',
    level: 'error',
    kinds: IN_PORTAL,
    find: ({ key: [portal = ''] }, world) => (world.isThere('portals', [portal]) ? null : portal),
  },
  {
    name: 'language-missing',
    level: 'error',
    kinds: IN_PORTAL,
    find: ({ key: [portal = '', locale = ''] }, world) =>
      world.isThere('portals', [portal]) && !languagesOf(portal, world).includes(locale) ? locale : null,
  },
  {
    name: 'category-missing',
    level: 'error',
    kinds: ['articles'],
    find: (record, world) => {
      const category = referenceIn(record, 'category_id');
      if (!category || isThere('categories', category, world)) return null;
      return 'key' in category ? (category.key.at(-1) ?? '') : `#${category.unknown}`;
    },
  },
  {
    name: 'elsewhere',
    level: 'error',
    kinds: IN_PORTAL,
    find: (record) => listed(namedElsewhere(record).map((key) => key.join(' / '))),
  },
  {
    name: 'language-without-category',
    level: 'error',
    kinds: ['articles'],
    find: (record, world) => {
      const [portal = '', locale = ''] = record.key;
      const isOther = record.values.category_id === null && defaultLanguageOf(portal, world) !== locale;
      return isOther && !world.counterpart('articles', record.key) ? locale : null;
    },
  },
  {
    name: 'translation-circle',
    level: 'error',
    kinds: IN_PORTAL,
    find: (record, world) => when(isCircle(record, world)),
  },
  {
    name: 'translation-twice',
    level: 'error',
    kinds: IN_PORTAL,
    find: (record, world) => listed(sameTranslations(record, world)),
  },
  {
    name: 'original-missing',
    level: 'warning',
    kinds: IN_PORTAL,
    find: (record, world) => {
      const root = rootOf(record);
      if (!root || isThere(record.kind, root, world)) return null;
      return 'key' in root ? (root.key.at(-1) ?? '') : `#${root.unknown}`;
    },
  },
  {
    name: 'nested-category',
    level: 'warning',
    kinds: ['categories'],
    find: (record, { counterpart }) => {
      const parent = referenceIn(record, 'parent_category_id');
      return parent && 'key' in parent && !counterpart('categories', record.key)
        ? (parent.key.at(-1) ?? '')
        : null;
    },
  },
  {
    name: 'matched-by-title',
    level: 'warning',
    kinds: ['articles'],
    find: ({ key }, { counterpart }) => {
      const there = counterpart('articles', key);
      return there && keyText(there.key) !== keyText(key) ? (there.key.at(-1) ?? '') : null;
    },
  },
  {
    name: 'address-differs',
    level: 'warning',
    kinds: ['articles'],
    find: ({ key, values }, { counterpart }) => {
      const forecast = typeof values.title === 'string' ? slugForecast(values.title) : '';
      return counterpart('articles', key) || forecast === key.at(-1) ? null : (key.at(-1) ?? '');
    },
  },
  {
    name: 'archived-there',
    level: 'warning',
    kinds: ['articles'],
    find: ({ key }, { counterpart }) => when(counterpart('articles', key)?.stored.status === 'archived'),
  },
  {
    name: 'public-at-once',
    level: 'warning',
    kinds: ['articles'],
    find: (record, { publish, counterpart }) =>
      when(isPublic(record) ? publish : counterpart('articles', record.key)?.stored.status === 'published'),
  },
  {
    name: 'too-many-links',
    level: 'by-hand',
    kinds: ['articles'],
    find: ({ text }) => when(isTooDense(text ?? '')),
  },
  {
    name: 'link-leads-nowhere',
    level: 'warning',
    kinds: ['articles'],
    find: (record, world) =>
      listed(
        linkedKeys(record, world).flatMap(({ path, key }) =>
          key && world.isThere('articles', key) ? [] : [path.replace(/^articles\//, '')],
        ),
      ),
  },
  {
    name: 'image-missing',
    level: 'warning',
    kinds: ['articles'],
    find: (record, { source, target }) =>
      listed(imagesIn(record).paths.filter((path) => !source.images.has(path) && !target.images.has(path))),
  },
  {
    name: 'image-unfit',
    level: 'warning',
    kinds: ['articles'],
    find: (record, { source, target }) =>
      listed(
        imagesIn(record).paths.filter((path) => {
          const bytes = target.images.has(path) ? undefined : source.images.get(path);
          return bytes && (bytes.length > MOST_BYTES || imageType(bytes) === null);
        }),
      ),
  },
  {
    name: 'image-elsewhere',
    level: 'warning',
    kinds: ['articles'],
    find: (record) => listed(imagesIn(record).elsewhere),
  },
  {
    name: 'upload-unfinished',
    level: 'error',
    kinds: ['articles'],
    find: ({ text }) => when(hasUnfinishedUpload(text ?? '')),
  },
] as const satisfies readonly Check[];
