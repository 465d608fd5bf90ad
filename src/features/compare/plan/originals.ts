// Finds the originals of translated articles and categories, and other translations of the same original.
import { type BundleReference, isBundleReference } from '~/resources/transfer/references';
import type { BundleKind } from '~/resources/transfers';
import { type BundleRecord, encodeNaturalKey } from '../bundle/bundle';
import type { PlanState } from './plan-check';

const ROOTS: Partial<Record<BundleKind, string>> = {
  categories: 'associated_category_id',
  articles: 'associated_article_id',
};

export const getFieldReference = ({ values }: BundleRecord, field: string): BundleReference | null => {
  const value = values[field];
  return isBundleReference(value) ? value : null;
};

/** Returns the reference to the original of a translated record, or null if the record isn't a translation. */
export function getOriginalReference(record: BundleRecord): BundleReference | null {
  const field = ROOTS[record.kind];
  return field ? getFieldReference(record, field) : null;
}

/** Reports whether the chain of originals leads back to the record. */
export function hasReferenceCycle(record: BundleRecord, { sourceOf }: PlanState): boolean {
  const passed = new Set<string>();
  for (let one: BundleRecord | undefined = record; one; ) {
    const key = encodeNaturalKey(one.key);
    if (passed.has(key)) return true;
    passed.add(key);
    const root: BundleReference | null = getOriginalReference(one);
    one = root && 'key' in root ? sourceOf(record.kind, root.key)[0] : undefined;
  }
  return false;
}

/**
 * Returns the names of other records that translate the same original into the same language, in the source or in the
 * account.
 */
export function findSameTranslations(
  record: BundleRecord,
  { source, target, counterpart }: PlanState,
): readonly string[] {
  const root = getOriginalReference(record);
  if (!root || !('key' in root)) return [];
  const text = encodeNaturalKey(root.key);
  const others = source.records.filter((one) => {
    if (one === record || one.kind !== record.kind || one.key[1] !== record.key[1]) return false;
    const other = getOriginalReference(one);
    return other !== null && 'key' in other && encodeNaturalKey(other.key) === text;
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
