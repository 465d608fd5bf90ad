// What a record of the source becomes in the account: the same fields, naming what the account has.

import { withLinks } from '~/lib/markdown/link-addresses';
import type { BundleReference } from '~/resources/transfer/references';
import { type BundleKind, getReferenced, getTransfer } from '~/resources/transfers';
import { articlePath, brokenLink, isArticlePath, linkFrom, withWholeLinks } from '../bundle/article-paths';
import { type BundleRecord, keyText } from '../bundle/bundle';
import { comparedText } from '../bundle/compare-bundles';
import { isTooDense } from '../bundle/too-dense';
import { type Decision, LEFT_OUT, mappedValues } from './mapping';
import type { Found } from './target';

/** How what is named is told in the account, while nothing is written yet. */
export interface Naming {
  readonly decide: (reference: BundleReference) => Decision | null;
  /** The record of the account that this one of the source is, by its key. */
  readonly counterpart: (kind: BundleKind, key: readonly string[]) => Found | undefined;
  /** Whether the account has it once everything is written. */
  readonly isThere: (kind: BundleKind, key: readonly string[]) => boolean;
}

export const labelTitle = ({ stored }: Found): unknown => stored.title;

/** A reference as the account's own export would have it. */
export function namedThere(reference: BundleReference, naming: Naming): unknown {
  const { name: kind, isReplaceable } = getReferenced(reference.$ref) ?? {};
  if (kind && kind !== 'agents' && !isReplaceable) {
    if (!('key' in reference) || !naming.isThere(kind, reference.key)) return LEFT_OUT;
    return { $ref: reference.$ref, key: naming.counterpart(kind, reference.key)?.key ?? reference.key };
  }
  const decision = naming.decide(reference);
  if (decision?.step === 'found') {
    if (reference.$ref === 'label') return labelTitle(decision.found);
    return { $ref: reference.$ref, key: decision.found.key };
  }
  return decision?.step === 'planned' ? reference : LEFT_OUT;
}

/** The keys of the articles that a text links to, by the paths of their files. */
export type ArticlePaths = ReadonlyMap<string, readonly string[]>;

/** What was found in a text is found once: several checks and the order ask for it, and a text may be long. */
export function foundOnce<Result>(find: (text: string) => Result): (record: BundleRecord) => Result {
  const found = new WeakMap<BundleRecord, { readonly result: Result }>();
  return (record) => {
    const known = found.get(record) ?? { result: find(record.text ?? '') };
    found.set(record, known);
    return known.result;
  };
}

/** The paths of the articles that a record's text links to, each once. */
export const linkedPaths = foundOnce((text): readonly string[] => {
  const paths = new Set<string>();
  if (isTooDense(text)) return [];
  withWholeLinks(text, (path) => {
    if (isArticlePath(path)) paths.add(path);
    return undefined;
  });
  return [...paths];
});

/** An article's text with the links as the account's own export would have them. */
function textThere(text: string, paths: ArticlePaths, naming: Naming): string {
  if (isTooDense(text)) return text;
  return withWholeLinks(text, (path) => {
    if (!isArticlePath(path)) return undefined;
    const key = paths.get(path);
    if (!key || !naming.isThere('articles', key)) return brokenLink(path);
    return linkFrom(articlePath(naming.counterpart('articles', key)?.key ?? key));
  });
}

/** Whether a text there is this one, but for links that were broken when it was made, since their articles came after it. */
export function isUnfinishedText(
  record: BundleRecord,
  there: string,
  paths: ArticlePaths,
  naming: Naming,
): boolean {
  if (isTooDense(there)) return false;
  const whole = new Map(
    linkedPaths(record).flatMap((path) => {
      const key = paths.get(path);
      if (!key || !naming.isThere('articles', key)) return [];
      return [[brokenLink(path), linkFrom(articlePath(naming.counterpart('articles', key)?.key ?? key))]];
    }),
  );
  const finished = withLinks(there, (address) => {
    const [, page = '', place = ''] = /^([^?#]*)([?#].*)?$/.exec(address) ?? [];
    const link = whole.get(page);
    return link && link + place;
  });
  return finished !== there && finished === textThere(record.text ?? '', paths, naming);
}

/** Whether two records of a kind say the same of a field. */
const isSaid = (
  kind: BundleKind,
  one: BundleRecord['values'],
  other: BundleRecord['values'],
  field: string,
) => {
  const said = (from: BundleRecord['values']) =>
    comparedText({ kind, key: [], values: picked(from, [field]), text: null });
  return said(one) === said(other);
};

/** In what two records differ, field by field; `text` is the long text of either. */
export const differencesOf = (
  { kind, values, text }: BundleRecord,
  there: BundleRecord,
): readonly string[] => [
  ...Object.keys({ ...values, ...there.values }).filter(
    (field) => !isSaid(kind, values, there.values, field),
  ),
  ...((text || null) === (there.text || null) ? [] : ['text']),
];

export const picked = (values: BundleRecord['values'], fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));

const isNothing = (value: unknown) =>
  value === null || value === '' || value === false || value === undefined;

/** Whether a field stays as it is there. What is public stays so: only an act of its own makes it private. */
const isKept = ({ kind, values }: BundleRecord, field: string): boolean =>
  kind === 'articles' && field === 'status' && values.status !== 'published';

/** In what one that is there differs from what would be written over it, field by field; `text` is that of its text field. */
export function differingFields(
  record: BundleRecord,
  there: BundleRecord,
  naming: Naming,
  paths: ArticlePaths,
): readonly string[] {
  const { kind } = record;
  const values = mappedValues(record, (reference) => namedThere(reference, naming));
  const { writing, textField } = getTransfer(kind);
  const written = writing?.fields ?? [];
  const fields = written.filter((field) => field in record.values && !isKept(record, field));
  const differing = fields.filter((field) => !isSaid(kind, values, there.values, field));
  if (!textField) return differing;
  return textThere(record.text ?? '', paths, naming) === (there.text ?? '')
    ? differing
    : [...differing, 'text'];
}

/** What is left to be done by hand where a record is written: fields that can't be written, and a status that stays. */
export function leftoverFields(
  record: BundleRecord,
  there: BundleRecord | undefined,
  naming: Naming,
): readonly string[] {
  const { kind } = record;
  const { fields = [], createFields = [], derivedFields = [] } = getTransfer(kind).writing ?? {};
  const written = fields.filter((field) => !there || !isKept(record, field));
  const done = [...written, ...(there ? [] : [...createFields, ...derivedFields])];
  const values = mappedValues(record, (reference) => namedThere(reference, naming));
  return Object.keys(values).filter((field) => {
    if (done.includes(field) || field === 'members' || field === 'allowed_locales') return false;
    if (!there) return !isNothing(values[field]);
    return !isSaid(kind, values, there.values, field);
  });
}

/** A record's place among all: its kind and key. */
export const placeOf = ({ kind, key }: Pick<BundleRecord, 'kind' | 'key'>): string =>
  `${kind} ${keyText(key)}`;
