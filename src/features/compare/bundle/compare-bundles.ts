// Compares two bundles record by record. Ignores the order of unordered lists, and ignores changes that the platform
// itself makes.
import { mapInSlices } from '~/lib/in-slices';
import { isSameJson } from '~/lib/json/merge-patch';
import { foldName } from '~/lib/text/same-name';
import type { MissingRecords } from '~/resources/transfer/define-transfer';
import { BUNDLE_KINDS, type BundleKind, getTransfer } from '~/resources/transfers';
import { type Bundle, type BundleRecord, encodeNaturalKey, isInUnfetchedPart } from './bundle';
import { formatRecordTexts } from './record-files';

export type DifferenceOutcome = 'only-here' | 'only-there' | 'differing' | 'ambiguous';

/** A natural key whose records differ between the two sides. */
export interface RecordDifference {
  readonly kind: BundleKind;
  readonly key: readonly string[];
  readonly outcome: DifferenceOutcome;
  /** The records with this key on each side. A side may have no, one or several such records. */
  readonly here: readonly BundleRecord[];
  readonly there: readonly BundleRecord[];
}

export interface CompareBundlesResult {
  readonly differences: readonly RecordDifference[];
  /** The number of records that are equal on both sides, by kind. */
  readonly equal: ReadonlyMap<BundleKind, number>;
  /** Parts of the account that aren't compared, because they are missing on one side. */
  readonly unread: readonly MissingRecords[];
}

/** Normalizes a record, because null, an empty text and a missing field mean the same to the platform. */
function normalised(record: BundleRecord): BundleRecord {
  const folded = getTransfer(record.kind).foldedField;
  const values = Object.entries(record.values).flatMap(([key, value]) => {
    if (value === null || value === '') return [];
    return [[key, key === folded && typeof value === 'string' ? foldName(value) : value]];
  });
  return { ...record, values: Object.fromEntries(values), text: record.text || null };
}

/** Returns the names of the fields that differ between two records. A record's long text is named `text`. */
export function listDifferingFields(here: BundleRecord, there: BundleRecord): readonly string[] {
  const [left, right] = [normalised(here), normalised(there)];
  const fields = new Set([...Object.keys(left.values), ...Object.keys(right.values)]);
  const differing = [...fields].filter((field) => !isSameJson(left.values[field], right.values[field]));
  return left.text === right.text ? differing : [...differing, 'text'];
}

/** Serializes a record, so that equal records give equal strings. */
export function toComparableText(record: BundleRecord): string {
  const { main, beside } = formatRecordTexts(normalised(record));
  return beside === null ? main : `${main}\n${beside}`;
}

type Side = ReadonlyMap<string, readonly { readonly record: BundleRecord; readonly text: string }[]>;

/** Removes the members from a team if the members couldn't be fetched on one side. */
function withoutUnreadPart(record: BundleRecord, unread: readonly MissingRecords[]): BundleRecord {
  const { part } = getTransfer(record.kind);
  if (!part || !unread.some(({ kind }) => kind === part.name)) return record;
  const { [part.name]: _, ...values } = record.values;
  return { ...record, values };
}

async function getSide({ records }: Bundle, unread: readonly MissingRecords[]): Promise<Side> {
  const side = new Map<string, { record: BundleRecord; text: string }[]>();
  await mapInSlices(records, (one) => {
    const record = withoutUnreadPart(one, unread);
    const key = `${record.kind} ${encodeNaturalKey(record.key)}`;
    const found = side.get(key) ?? [];
    found.push({ record, text: toComparableText(record) });
    side.set(key, found);
  });
  return side;
}

function compareSides(here: number, there: number, isEqual: boolean): DifferenceOutcome | null {
  if (isEqual) return null;
  if (here > 1 || there > 1) return 'ambiguous';
  return there === 0 ? 'only-here' : here === 0 ? 'only-there' : 'differing';
}

/**
 * Compares the parts of an account that both bundles contain. If several records have the same key, they count as equal
 * only if all of them are equal.
 */
export async function compareBundles(here: Bundle, there: Bundle): Promise<CompareBundlesResult> {
  const unread = [...here.unread, ...there.unread];
  const [left, right] = [await getSide(here, unread), await getSide(there, unread)];
  const equal = new Map<BundleKind, number>();
  const found = await mapInSlices([...new Set([...left.keys(), ...right.keys()])], (key) => {
    const [ours, theirs] = [left.get(key) ?? [], right.get(key) ?? []];
    const [first] = [...ours, ...theirs];
    if (!first || isInUnfetchedPart(unread, first.record)) return [];
    const { kind, key: parts } = first.record;
    const outcome = compareSides(ours.length, theirs.length, isSame(ours, theirs));
    if (outcome === null) {
      equal.set(kind, (equal.get(kind) ?? 0) + ours.length);
      return [];
    }
    const records = (side: typeof ours) => side.map(({ record }) => record);
    return [{ kind, key: parts, outcome, here: records(ours), there: records(theirs) }];
  });
  const differences = found
    .flat()
    .sort((a, b) => BUNDLE_KINDS.indexOf(a.kind) - BUNDLE_KINDS.indexOf(b.kind));
  return { differences, equal, unread };
}

type Found = readonly { readonly text: string }[];

function isSame(ours: Found, theirs: Found): boolean {
  if (ours.length !== theirs.length) return false;
  const [a, b] = [ours, theirs].map((side) => side.map(({ text }) => text).sort());
  return (a ?? []).every((text, index) => text === b?.[index]);
}
