// Checks of portals, categories and articles before anything is written.

import * as m from '~/i18n/messages';
import { detectImageType } from '~/lib/file/image-type';
import { findImageAddresses } from '~/lib/markdown/image-addresses';
import { predictSlug } from '~/lib/markdown/predict-slug';
import { hasUnfinishedUpload } from '~/lib/markdown/upload-placeholder';
import type { BundleReference } from '~/resources/transfer/references';
import type { BundleKind } from '~/resources/transfers';
import { parseArchiveLink } from '../bundle/article-paths';
import { type BundleRecord, encodeNaturalKey } from '../bundle/bundle';
import { hasTooManyLinks } from '../bundle/too-many-links';
import { findLinkedPaths, memoizeTextSearch } from './applied';
import {
  findSameTranslations,
  getFieldReference,
  getOriginalReference,
  hasReferenceCycle,
} from './originals';
import { formatNames, type PlanCheck, type PlanState, toFindingDetails } from './plan-check';

/** The maximum size of an upload, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

const IN_PORTAL: readonly BundleKind[] = ['categories', 'articles'];

const isThere = (kind: BundleKind, reference: BundleReference, world: PlanState): boolean =>
  'key' in reference && world.isThere(kind, reference.key);

/** Returns the languages that a portal will have once the plan is applied. */
function getLanguages(portal: string, { sourceOf, counterpart, isWritten }: PlanState): readonly unknown[] {
  const own = counterpart('portals', [portal])?.stored.allowed_locales;
  const given = isWritten('portals', [portal])
    ? sourceOf('portals', [portal])[0]?.values.allowed_locales
    : [];
  return [own, given].flatMap((one) => (Array.isArray(one) ? one : []));
}

const getDefaultLanguage = (portal: string, { sourceOf, counterpart }: PlanState): unknown =>
  (counterpart('portals', [portal])?.stored ?? sourceOf('portals', [portal])[0]?.values)?.default_locale;

/**
 * Returns the images in an article's text. `paths` are the paths of images in the archive, and `elsewhere` are the
 * addresses of external images.
 */
export const findRecordImages = memoizeTextSearch((text) => {
  if (hasTooManyLinks(text)) return { paths: [], elsewhere: [] };
  const addresses = findImageAddresses(text).map(({ address }) => address);
  const paths = addresses.flatMap((address) => parseArchiveLink(address)?.path ?? []);
  return { paths, elsewhere: addresses.filter((address) => /^(?:https?:)?\/\//i.test(address)) };
});

/**
 * Returns the natural keys of an article's category and original if they don't match the article. They don't match if
 * they belong to another portal, or if the category has another language.
 */
function namedElsewhere(record: BundleRecord): readonly (readonly string[])[] {
  const keyIn = (reference: BundleReference | null) =>
    reference && 'key' in reference ? [reference.key] : [];
  const [portal, locale] = record.key;
  return [
    ...keyIn(getFieldReference(record, 'category_id')).filter(
      (key) => key[0] !== portal || key[1] !== locale,
    ),
    ...keyIn(getOriginalReference(record)).filter((key) => key[0] !== portal),
  ];
}

const linkedKeys = (record: BundleRecord, { paths }: PlanState) =>
  findLinkedPaths(record).map((path) => ({ path, key: paths.get(path) }));

const isPublic = ({ values }: BundleRecord) => values.status === 'published';

export const ARTICLE_CHECKS = [
  {
    name: 'address-unfit',
    level: 'error',
    kinds: ['portals'],
    found: m.apply_check_slug_rejected,
    way: m.apply_fix_source,
    find: ({ key: [slug = ''] }) => (/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(slug) ? null : slug),
  },
  {
    name: 'address-for-ever',
    level: 'warning',
    kinds: ['portals'],
    found: m.apply_check_slug_permanent,
    way: m.apply_fix_slug,
    find: ({ key }, { counterpart }) => (counterpart('portals', key) ? null : (key[0] ?? '')),
  },
  {
    name: 'default-language-differs',
    level: 'warning',
    kinds: ['portals'],
    found: m.apply_check_default_language_differs,
    way: m.apply_fix_default_language,
    find: ({ key, values }, { counterpart }) => {
      const there = counterpart('portals', key)?.stored.default_locale;
      return typeof there === 'string' && there !== values.default_locale ? there : null;
    },
  },
  {
    name: 'portal-archived',
    level: 'warning',
    kinds: ['portals', ...IN_PORTAL],
    found: m.apply_check_portal_archived,
    way: m.apply_fix_archived,
    find: ({ key: [portal = ''] }, { counterpart }) =>
      toFindingDetails(counterpart('portals', [portal])?.stored.archived === true),
  },
  {
    name: 'portal-missing',
    level: 'error',
    kinds: IN_PORTAL,
    found: m.apply_check_portal_missing,
    way: m.apply_fix_portals,
    find: ({ key: [portal = ''] }, world) => (world.isThere('portals', [portal]) ? null : portal),
  },
  {
    name: 'language-missing',
    level: 'error',
    kinds: IN_PORTAL,
    found: m.apply_check_language_missing,
    way: m.apply_fix_language,
    find: ({ key: [portal = '', locale = ''] }, world) =>
      world.isThere('portals', [portal]) && !getLanguages(portal, world).includes(locale) ? locale : null,
  },
  {
    name: 'category-missing',
    level: 'error',
    kinds: ['articles'],
    found: m.apply_check_category_missing,
    way: m.apply_fix_categories,
    find: (record, world) => {
      const category = getFieldReference(record, 'category_id');
      if (!category || isThere('categories', category, world)) return null;
      return 'key' in category ? (category.key.at(-1) ?? '') : `#${category.unknown}`;
    },
  },
  {
    name: 'elsewhere',
    level: 'error',
    kinds: IN_PORTAL,
    found: m.apply_check_outside_reference,
    way: m.apply_fix_source,
    find: (record) => formatNames(namedElsewhere(record).map((key) => key.join(' / '))),
  },
  {
    name: 'language-without-category',
    level: 'error',
    kinds: ['articles'],
    found: m.apply_check_language_without_category,
    way: m.apply_fix_source,
    find: (record, world) => {
      const [portal = '', locale = ''] = record.key;
      const isOther = record.values.category_id === null && getDefaultLanguage(portal, world) !== locale;
      return isOther && !world.counterpart('articles', record.key) ? locale : null;
    },
  },
  {
    name: 'translation-circle',
    level: 'error',
    kinds: IN_PORTAL,
    found: m.apply_check_translation_loop,
    way: m.apply_fix_source,
    find: (record, world) => toFindingDetails(hasReferenceCycle(record, world)),
  },
  {
    name: 'translation-twice',
    level: 'error',
    kinds: IN_PORTAL,
    found: m.apply_check_translation_exists,
    way: m.apply_fix_translation,
    find: (record, world) => formatNames(findSameTranslations(record, world)),
  },
  {
    name: 'original-missing',
    level: 'warning',
    kinds: IN_PORTAL,
    found: m.apply_check_original_missing,
    way: m.apply_fix_original,
    find: (record, world) => {
      const root = getOriginalReference(record);
      if (!root || isThere(record.kind, root, world)) return null;
      return 'key' in root ? (root.key.at(-1) ?? '') : `#${root.unknown}`;
    },
  },
  {
    name: 'nested-category',
    level: 'warning',
    kinds: ['categories'],
    found: m.apply_check_nested_category,
    way: m.apply_fix_nested,
    find: (record, { counterpart }) => {
      const parent = getFieldReference(record, 'parent_category_id');
      return parent && 'key' in parent && !counterpart('categories', record.key)
        ? (parent.key.at(-1) ?? '')
        : null;
    },
  },
  {
    name: 'matched-by-title',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_matched_by_title,
    way: m.apply_fix_title,
    find: ({ key }, { counterpart }) => {
      const there = counterpart('articles', key);
      return there && encodeNaturalKey(there.key) !== encodeNaturalKey(key) ? (there.key.at(-1) ?? '') : null;
    },
  },
  {
    name: 'address-differs',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_slug_differs,
    way: m.apply_fix_new_slug,
    find: ({ key, values }, { counterpart }) => {
      const forecast = typeof values.title === 'string' ? predictSlug(values.title) : '';
      return counterpart('articles', key) || forecast === key.at(-1) ? null : (key.at(-1) ?? '');
    },
  },
  {
    name: 'archived-there',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_article_archived,
    way: m.apply_fix_archived,
    find: ({ key }, { counterpart }) =>
      toFindingDetails(counterpart('articles', key)?.stored.status === 'archived'),
  },
  {
    name: 'public-at-once',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_public_immediately,
    way: m.apply_fix_public,
    find: (record, { publish, counterpart }) =>
      toFindingDetails(
        isPublic(record) ? publish : counterpart('articles', record.key)?.stored.status === 'published',
      ),
  },
  {
    name: 'too-many-links',
    level: 'by-hand',
    kinds: ['articles'],
    found: m.apply_check_too_many_links,
    way: m.apply_fix_manually,
    find: ({ text }) => toFindingDetails(hasTooManyLinks(text ?? '')),
  },
  {
    name: 'link-leads-nowhere',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_broken_links,
    way: m.apply_fix_links,
    find: (record, world) =>
      formatNames(
        linkedKeys(record, world).flatMap(({ path, key }) =>
          key && world.isThere('articles', key) ? [] : [path.replace(/^articles\//, '')],
        ),
      ),
  },
  {
    name: 'image-missing',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_image_missing,
    way: m.apply_fix_images,
    find: (record, { source, target }) =>
      formatNames(
        findRecordImages(record).paths.filter((path) => !source.images.has(path) && !target.images.has(path)),
      ),
  },
  {
    name: 'image-unfit',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_image_unsupported,
    way: m.apply_fix_image_format,
    find: (record, { source, target }) =>
      formatNames(
        findRecordImages(record).paths.filter((path) => {
          const bytes = target.images.has(path) ? undefined : source.images.get(path);
          return bytes && (bytes.length > MAX_BYTES || detectImageType(bytes) === null);
        }),
      ),
  },
  {
    name: 'image-elsewhere',
    level: 'warning',
    kinds: ['articles'],
    found: m.apply_check_image_external,
    way: m.apply_fix_external_images,
    find: (record) => formatNames(findRecordImages(record).elsewhere),
  },
  {
    name: 'upload-unfinished',
    level: 'error',
    kinds: ['articles'],
    found: m.apply_check_upload_unfinished,
    way: m.apply_fix_source,
    find: ({ text }) => toFindingDetails(hasUnfinishedUpload(text ?? '')),
  },
] as const satisfies readonly PlanCheck[];
