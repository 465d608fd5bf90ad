// Determines which lists must be fetched to export certain kinds of records, and how many requests this takes.
import { readAllPages } from '~/api/http/all-pages';
import { listPortals } from '~/api/portals';
import type { CountContext } from '~/resources/transfer/define-transfer';
import { loadOrGetFailureReason } from '~/resources/transfer/record-lists';
import {
  type BundleKind,
  getTransfer,
  TRANSFERS_WITH_PEOPLE,
  type TransferKind,
} from '~/resources/transfers';

/** Returns the lists of these kinds, and the lists needed to resolve the IDs in their records. */
export function collectNeededLists(kinds: readonly BundleKind[]): ReadonlySet<TransferKind> {
  const chosen = kinds.map(getTransfer);
  const needs = new Set<string>(chosen.flatMap(({ name, needs: others = [] }) => [name, ...others]));
  const isNaming = chosen.some(({ namesReplaceable }) => namesReplaceable);
  return new Set(
    TRANSFERS_WITH_PEOPLE.filter((one) => needs.has(one.name) || (isNaming && one.isReplaceable)).map(
      ({ name }) => name,
    ),
  );
}

/**
 * The number of records in each list. A kind whose records belong to portals has one list per portal. An unsupported
 * kind has no list. A number is null if the platform doesn't return it or denies access to the list.
 */
export type RecordCounts = ReadonlyMap<TransferKind, readonly (number | null)[]>;

/** Counts the records of an account by fetching the smallest page of each list. */
export async function countAccountRecords(
  scope: CountContext['scope'],
  tools: Omit<CountContext, 'scope'>,
): Promise<RecordCounts> {
  const portals = await loadOrGetFailureReason(readAllPages(scope, listPortals, {}, tools));
  const slugs = 'found' in portals ? portals.found.map(({ slug }) => slug) : [];
  const counts = new Map<TransferKind, (number | null)[]>();
  for (const { name, list } of TRANSFERS_WITH_PEOPLE) {
    const numbers: (number | null)[] = [];
    for (const slug of list.isInPortal ? slugs : list.isOffered(scope) ? [null] : []) {
      const response = await loadOrGetFailureReason(list.count({ scope, ...tools }, slug));
      numbers.push('found' in response ? response.found : null);
    }
    counts.set(name, numbers);
  }
  return counts;
}

const PAGE = 100;
/** Returns the number of requests for a list. Even an empty list takes one request. */
const pages = (count: number | null) => Math.max(1, Math.ceil((count ?? 0) / PAGE));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Returns the number of records of a kind, or null if unknown. */
export function getRecordCount(kind: BundleKind, counts: RecordCounts): number | null {
  const numbers = counts.get(kind) ?? [];
  return getTransfer(kind).list.isInPortal ? sum(numbers.map((one) => one ?? 0)) : (numbers[0] ?? null);
}

/** Returns the expected number of requests needed to export these kinds. */
export function countRequests(kinds: readonly BundleKind[], counts: RecordCounts): number {
  const needed = collectNeededLists(kinds);
  return sum(
    TRANSFERS_WITH_PEOPLE.filter(({ name }) => needed.has(name)).flatMap(({ name, complete }) => {
      // Adds one request per record for kinds that need a separate request to load each complete record, such as
      // assistants.
      const isCompleted = complete && kinds.some((kind) => kind === name);
      return (counts.get(name) ?? []).map((one) => pages(one) + (isCompleted ? (one ?? 0) : 0));
    }),
  );
}
