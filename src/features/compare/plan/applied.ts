// Converts a source record to its form in the target account: the same fields, with references to that account's
// records.

import { replaceLinkAddresses } from '~/lib/markdown/link-addresses';
import type { BundleReference } from '~/resources/transfer/references';
import { type BundleKind, getReferencedTransfer, getTransfer } from '~/resources/transfers';
import {
  createArchiveLink,
  encodeLinkPath,
  isArticlePath,
  replaceArchiveLinks,
  toArticlePath,
} from '../bundle/article-paths';
import { type BundleRecord, encodeNaturalKey } from '../bundle/bundle';
import { toComparableText } from '../bundle/compare-bundles';
import { hasTooManyLinks } from '../bundle/too-many-links';
import { LEFT_OUT, type ReferenceDecision, replaceRecordReferences } from './mapping';
import type { TargetRecord } from './target-account';

/** Resolves references in the target account before anything is written. */
export interface ReferenceResolver {
  readonly decide: (reference: BundleReference) => ReferenceDecision | null;
  /** Returns the account's record that corresponds to the source record with this key. */
  readonly counterpart: (kind: BundleKind, key: readonly string[]) => TargetRecord | undefined;
  /** Reports whether the record exists in the account once the plan is applied. */
  readonly isThere: (kind: BundleKind, key: readonly string[]) => boolean;
}

export const getLabelTitle = ({ stored }: TargetRecord): unknown => stored.title;

/** Returns a reference as an export of the target account would contain it. */
export function toTargetReference(reference: BundleReference, naming: ReferenceResolver): unknown {
  const { name: kind, isReplaceable } = getReferencedTransfer(reference.$ref) ?? {};
  if (kind && kind !== 'agents' && !isReplaceable) {
    if (!('key' in reference) || !naming.isThere(kind, reference.key)) return LEFT_OUT;
    return { $ref: reference.$ref, key: naming.counterpart(kind, reference.key)?.key ?? reference.key };
  }
  const decision = naming.decide(reference);
  if (decision?.step === 'found') {
    if (reference.$ref === 'label') return getLabelTitle(decision.found);
    return { $ref: reference.$ref, key: decision.found.key };
  }
  return decision?.step === 'planned' ? reference : LEFT_OUT;
}

/** Maps the file paths of articles to their natural keys, to resolve links between articles. */
export type ArticlePaths = ReadonlyMap<string, readonly string[]>;

/** Caches the result of searching a record's long text, because several checks need the same result. */
export function memoizeTextSearch<Result>(find: (text: string) => Result): (record: BundleRecord) => Result {
  const found = new WeakMap<BundleRecord, { readonly result: Result }>();
  return (record) => {
    const known = found.get(record) ?? { result: find(record.text ?? '') };
    found.set(record, known);
    return known.result;
  };
}

/** Returns the distinct paths of the articles that a record's text links to. */
export const findLinkedPaths = memoizeTextSearch((text): readonly string[] => {
  const paths = new Set<string>();
  if (hasTooManyLinks(text)) return [];
  replaceArchiveLinks(text, (path) => {
    if (isArticlePath(path)) paths.add(path);
    return undefined;
  });
  return [...paths];
});

/** Returns an article's text with its links as an export of the target account would contain them. */
function textThere(text: string, paths: ArticlePaths, naming: ReferenceResolver): string {
  if (hasTooManyLinks(text)) return text;
  return replaceArchiveLinks(text, (path) => {
    if (!isArticlePath(path)) return undefined;
    const key = paths.get(path);
    if (!key || !naming.isThere('articles', key)) return encodeLinkPath(path);
    return createArchiveLink(toArticlePath(naming.counterpart('articles', key)?.key ?? key));
  });
}

/**
 * Reports whether the account's text equals this text, ignoring broken links. An interrupted run leaves broken links to
 * articles that it would have created later.
 */
export function isEqualExceptBrokenLinks(
  record: BundleRecord,
  there: string,
  paths: ArticlePaths,
  naming: ReferenceResolver,
): boolean {
  if (hasTooManyLinks(there)) return false;
  const whole = new Map(
    findLinkedPaths(record).flatMap((path) => {
      const key = paths.get(path);
      if (!key || !naming.isThere('articles', key)) return [];
      return [
        [
          encodeLinkPath(path),
          createArchiveLink(toArticlePath(naming.counterpart('articles', key)?.key ?? key)),
        ],
      ];
    }),
  );
  const finished = replaceLinkAddresses(there, (address) => {
    const [, page = '', place = ''] = /^([^?#]*)([?#].*)?$/.exec(address) ?? [];
    const link = whole.get(page);
    return link && link + place;
  });
  return finished !== there && finished === textThere(record.text ?? '', paths, naming);
}

/** Reports whether a field has the same value in two records. The kind determines how values are compared. */
const hasSameFieldValue = (
  kind: BundleKind,
  one: BundleRecord['values'],
  other: BundleRecord['values'],
  field: string,
) => {
  const toComparable = (from: BundleRecord['values']) =>
    toComparableText({ kind, key: [], values: pickFieldValues(from, [field]), text: null });
  return toComparable(one) === toComparable(other);
};

/** Returns the names of the fields that differ between two records. The long text is compared as the field `text`. */
export const listUnequalFields = (
  { kind, values, text }: BundleRecord,
  there: BundleRecord,
): readonly string[] => [
  ...Object.keys({ ...values, ...there.values }).filter(
    (field) => !hasSameFieldValue(kind, values, there.values, field),
  ),
  ...((text || null) === (there.text || null) ? [] : ['text']),
];

export const pickFieldValues = (values: BundleRecord['values'], fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));

const isNothing = (value: unknown) =>
  value === null || value === '' || value === false || value === undefined;

/**
 * Reports whether the account's value of a field stays unchanged. Published articles stay published, because
 * unpublishing requires a separate action.
 */
const isKept = ({ kind, values }: BundleRecord, field: string): boolean =>
  kind === 'articles' && field === 'status' && values.status !== 'published';

/**
 * Returns a function that reports whether a field has the same value in the account's record. A field is also the same
 * if both records contain the same unknown ID and the user selected no replacement, as after restoring a backup.
 */
function createFieldComparison(record: BundleRecord, there: BundleRecord, naming: ReferenceResolver) {
  const mapped = replaceRecordReferences(record, (reference) => toTargetReference(reference, naming));
  const withUnknown = replaceRecordReferences(record, (reference) =>
    'unknown' in reference && naming.decide(reference) === null
      ? reference
      : toTargetReference(reference, naming),
  );
  return (field: string): boolean =>
    [mapped, withUnknown].some((values) => hasSameFieldValue(record.kind, values, there.values, field));
}

/** Returns the names of the fields that would change in an existing record. */
export function findDifferingFields(
  record: BundleRecord,
  there: BundleRecord,
  naming: ReferenceResolver,
  paths: ArticlePaths,
): readonly string[] {
  const { writing, textField } = getTransfer(record.kind);
  const written = writing?.fields ?? [];
  const fields = written.filter((field) => field in record.values && !isKept(record, field));
  const isSame = createFieldComparison(record, there, naming);
  const differing = fields.filter((field) => !isSame(field));
  if (!textField) return differing;
  return textThere(record.text ?? '', paths, naming) === (there.text ?? '')
    ? differing
    : [...differing, 'text'];
}

/**
 * Returns the names of the fields that the user must set manually after a record is written. These are fields that
 * can't be written, and the status if the account's status stays unchanged.
 */
export function findLeftoverFields(
  record: BundleRecord,
  there: BundleRecord | undefined,
  naming: ReferenceResolver,
): readonly string[] {
  const { kind } = record;
  const { fields = [], createFields = [], derivedFields = [] } = getTransfer(kind).writing ?? {};
  const written = fields.filter((field) => !there || !isKept(record, field));
  const done = [...written, ...(there ? [] : [...createFields, ...derivedFields])];
  const values = replaceRecordReferences(record, (reference) => toTargetReference(reference, naming));
  const isSame = there && createFieldComparison(record, there, naming);
  return Object.keys(values).filter((field) => {
    if (done.includes(field) || field === 'members' || field === 'allowed_locales') return false;
    return isSame ? !isSame(field) : !isNothing(values[field]);
  });
}

/** Returns a unique string for a record's kind and natural key. */
export const getRecordKey = ({ kind, key }: Pick<BundleRecord, 'kind' | 'key'>): string =>
  `${kind} ${encodeNaturalKey(key)}`;
