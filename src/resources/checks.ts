// What is wrong in an account by itself: how the checks of a kind of record say it, and what they are told of the account.
import type { ListOperation } from '~/api/http/all-pages';
import { type Found, isAdvice, type LintCode, type LintTargets } from '~/domain/lints';
import type { NamedKind, NamedLists } from '~/domain/look-ups';
import type { Membership } from '~/domain/memberships';
import { isFor, isNumbered, type Reference } from '~/domain/uses';
import { sameTexts, similarTexts } from '~/lib/text/similar-texts';
import type { ResourceKind } from './resource-kind';

export interface Place {
  readonly by: ResourceKind;
  readonly id: number;
  readonly name: string;
}

export interface GoneReference {
  readonly kind: NamedKind;
  readonly value: number | string;
}

export type Fault =
  | { readonly kind: 'gone'; readonly places: readonly [Place]; readonly reference: GoneReference }
  | { readonly kind: 'mistake'; readonly places: readonly [Place]; readonly lint: Found }
  /** Two or more, the oldest first. */
  | { readonly kind: 'same' | 'similar'; readonly of: 'actions' | 'text'; readonly places: readonly Place[] }
  | { readonly kind: 'never-meets' | 'no-members' | 'not-verified'; readonly places: readonly [Place] };

/** What is known of the account; null for a list that can't be had, which then is not looked up. */
export interface Account extends LintTargets {
  readonly lists: NamedLists;
  readonly memberships: readonly Membership[] | null;
}

export type FindFaults<Item> = (items: readonly Item[], account: Account) => readonly Fault[];

/** The list of a kind that the health of an account is judged by. */
export interface Checks<Item> {
  readonly list: ListOperation<Item>;
  /** An agent sees a part of the list only, so that nothing can be said of the rest. */
  readonly isPartialForAgents?: true;
  /** The list, where others refer to its records. */
  name?(items: readonly Item[]): Partial<NamedLists>;
  /** Fetches the code that finds faults. */
  load?(): Promise<{ find(items: readonly Item[], account: Account): readonly Fault[] }>;
}

const isNumber = (value: number | string) => typeof value === 'number' || /^\s*[1-9]\d*\s*$/.test(value);

/**
 * Whether a reference surely leads nowhere. A text where a number belongs may be a word of the platform's own, such as `self`,
 * but for labels, which are called by their titles.
 */
function isGone({ kind, value }: GoneReference, lists: NamedLists): boolean {
  const known = lists[kind];
  if (known === null || (kind !== 'label' && !isNumber(value))) return false;
  return !known.some(({ id, name }) => isFor(value, { kind, id, names: [name] }));
}

const MISSING_TARGETS: Partial<Readonly<Record<LintCode, NamedKind>>> = {
  'label-not-found': 'label',
  'team-not-found': 'team',
  'agent-not-listed': 'agent',
};

function toFault(place: Place, lint: Found): Fault {
  const places = [place] as const;
  const kind = MISSING_TARGETS[lint.code];
  if (kind) return { kind: 'gone', places, reference: { kind, value: lint.subject } };
  return lint.code === 'never-meets' ? { kind: lint.code, places } : { kind: 'mistake', places, lint };
}

/** Identifies what a fault says about its places. */
export function faultKey(fault: Fault): string {
  const places = fault.places.map(({ by, id }) => `${by} ${id}`);
  if (fault.kind === 'gone')
    return [fault.kind, ...places, fault.reference.kind, fault.reference.value].join(' ');
  return [
    fault.kind,
    ...places,
    ...(fault.kind === 'mistake' ? [fault.lint.code, fault.lint.subject] : []),
  ].join(' ');
}

/** Each problem of a record once: its editor's lints without advice, and references that the lints don't cover. */
export function faultsAt(
  place: Place,
  lints: readonly Found[],
  references: readonly Reference[],
  { lists }: Account,
): readonly Fault[] {
  const gone = references.flatMap(({ kind, value }): Fault[] => {
    if (kind !== 'label' && !isNumbered(kind)) return [];
    const reference = { kind, value };
    return isGone(reference, lists) ? [{ kind: 'gone', places: [place], reference }] : [];
  });
  const faults = [...lints.filter((lint) => !isAdvice(lint)).map((lint) => toFault(place, lint)), ...gone];
  return [...new Map(faults.map((fault) => [faultKey(fault), fault])).values()];
}

interface Likeness<Item> {
  readonly of: 'actions' | 'text';
  readonly toPlace: (item: Item) => Place;
  readonly wordsOf: (item: Item) => readonly string[];
  /** Whether two records may count as nearly the same. */
  readonly isComparable: (one: Item, other: Item) => boolean;
}

/** Records that say the same, or nearly so. */
export function faultsAmong<Item extends { readonly id: number }>(
  items: readonly Item[],
  { of, toPlace, wordsOf, isComparable }: Likeness<Item>,
): readonly Fault[] {
  const oldestFirst = items.toSorted((a, b) => a.id - b.id);
  return [
    ...sameTexts(oldestFirst, wordsOf).map(
      (group): Fault => ({ kind: 'same', of, places: group.map(toPlace) }),
    ),
    ...similarTexts(oldestFirst, wordsOf, isComparable).map(
      (pair): Fault => ({ kind: 'similar', of, places: pair.map(toPlace) }),
    ),
  ];
}
