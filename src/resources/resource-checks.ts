// Types of the problems on the Checks page, and shared helpers for finding problems in each kind of record.
import type { ListOperation } from '~/api/http/all-pages';
import { isLintSuggestion, type LintCode, type LintContext, type TextLint } from '~/domain/lints';
import type { NamedRecordKind, NamedRecordLists } from '~/domain/look-ups';
import type { Membership } from '~/domain/memberships';
import { hasNumericIds, matchesTarget, type RecordReference } from '~/domain/references';
import { findSameTexts, findSimilarTexts } from '~/lib/text/similar-texts';
import type { ResourceKind } from './resource-kind';

export interface CheckedRecord {
  readonly by: ResourceKind;
  readonly id: number;
  readonly name: string;
}

export interface MissingReference {
  readonly kind: NamedRecordKind;
  readonly value: number | string;
}

export type RecordFault =
  | { readonly kind: 'gone'; readonly places: readonly [CheckedRecord]; readonly reference: MissingReference }
  | { readonly kind: 'mistake'; readonly places: readonly [CheckedRecord]; readonly lint: TextLint }
  | {
      readonly kind: 'same' | 'similar';
      readonly of: 'actions' | 'text';
      /** The two or more records with the same or similar content, oldest first. */
      readonly places: readonly CheckedRecord[];
      /** The text or the actions of each record. */
      readonly contents: readonly ComparedContent[];
    }
  | { readonly kind: 'never-meets' | 'no-members'; readonly places: readonly [CheckedRecord] }
  | {
      readonly kind: 'not-verified';
      readonly places: readonly [CheckedRecord];
      readonly email: string | null;
    };

/** The content of a record that is compared with others: its text, or the actions of a macro. */
export type ComparedContent = string | readonly unknown[];

/**
 * The lists of the account that are used to check references. A list that can't be loaded is null, and references to
 * its records aren't checked.
 */
export interface CheckContext extends LintContext {
  readonly lists: NamedRecordLists;
  readonly memberships: readonly Membership[] | null;
}

export type FaultFinder<Item> = (items: readonly Item[], account: CheckContext) => readonly RecordFault[];

/** The list of records that the Checks page loads for a kind, and the checks for it. */
export interface ResourceChecks<Item> {
  readonly list: ListOperation<Item>;
  /** True if agents see only a part of the list, so that a record that is missing from it may still exist. */
  readonly isPartialForAgents?: true;
  /** Returns the names of the records. Needed if records of other kinds refer to them. */
  name?(items: readonly Item[]): Partial<NamedRecordLists>;
  load?(): Promise<{ findFaults(items: readonly Item[], account: CheckContext): readonly RecordFault[] }>;
}

const isNumber = (value: number | string) => typeof value === 'number' || /^\s*[1-9]\d*\s*$/.test(value);

/**
 * Reports whether it is known that the referenced record doesn't exist. Returns false for text in place of an ID,
 * because it may be a keyword of the platform, such as `self`. Labels are an exception, because references to labels
 * contain their titles.
 */
function isGone({ kind, value }: MissingReference, lists: NamedRecordLists): boolean {
  const known = lists[kind];
  if (known === null || (kind !== 'label' && !isNumber(value))) return false;
  return !known.some(({ id, name }) => matchesTarget(value, { kind, id, names: [name] }));
}

const MISSING_TARGETS: Partial<Readonly<Record<LintCode, NamedRecordKind>>> = {
  'label-not-found': 'label',
  'team-not-found': 'team',
  'agent-not-listed': 'agent',
};

function toFault(place: CheckedRecord, lint: TextLint): RecordFault {
  const places = [place] as const;
  const kind = MISSING_TARGETS[lint.code];
  if (kind) return { kind: 'gone', places, reference: { kind, value: lint.subject } };
  return lint.code === 'never-meets' ? { kind: lint.code, places } : { kind: 'mistake', places, lint };
}

/** Returns a key that is the same for duplicates of a problem. */
export function getFaultKey(fault: RecordFault): string {
  const places = fault.places.map(({ by, id }) => `${by} ${id}`);
  if (fault.kind === 'gone')
    return [fault.kind, ...places, fault.reference.kind, fault.reference.value].join(' ');
  return [
    fault.kind,
    ...places,
    ...(fault.kind === 'mistake' ? [fault.lint.code, fault.lint.subject] : []),
  ].join(' ');
}

/**
 * Finds the problems of one record: the warnings that the editor shows (except advice), and references to missing
 * records. A reference that already has a warning isn't reported twice.
 */
export function findRecordFaults(
  place: CheckedRecord,
  lints: readonly TextLint[],
  references: readonly RecordReference[],
  { lists }: CheckContext,
): readonly RecordFault[] {
  const gone = references.flatMap(({ kind, value }): RecordFault[] => {
    if (kind !== 'label' && !hasNumericIds(kind)) return [];
    const reference = { kind, value };
    return isGone(reference, lists) ? [{ kind: 'gone', places: [place], reference }] : [];
  });
  const faults = [
    ...lints.filter((lint) => !isLintSuggestion(lint)).map((lint) => toFault(place, lint)),
    ...gone,
  ];
  return [...new Map(faults.map((fault) => [getFaultKey(fault), fault])).values()];
}

interface Likeness<Item> {
  readonly of: 'actions' | 'text';
  readonly toPlace: (item: Item) => CheckedRecord;
  readonly getContent: (item: Item) => ComparedContent;
  readonly wordsOf: (item: Item) => readonly string[];
  /** Reports whether two records may be reported as nearly identical. */
  readonly isComparable: (one: Item, other: Item) => boolean;
}

/**
 * Finds groups of records with identical text or actions, and pairs of records with nearly identical text or actions.
 */
export function findDuplicateFaults<Item extends { readonly id: number }>(
  items: readonly Item[],
  { of, toPlace, getContent, wordsOf, isComparable }: Likeness<Item>,
): readonly RecordFault[] {
  const oldestFirst = items.toSorted((a, b) => a.id - b.id);
  const toFault = (kind: 'same' | 'similar', alike: readonly Item[]): RecordFault => ({
    kind,
    of,
    places: alike.map(toPlace),
    contents: alike.map(getContent),
  });
  return [
    ...findSameTexts(oldestFirst, wordsOf).map((group) => toFault('same', group)),
    ...findSimilarTexts(oldestFirst, wordsOf, isComparable).map((pair) => toFault('similar', pair)),
  ];
}
