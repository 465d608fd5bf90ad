// Which lists an export of some kinds reads, and how many requests that makes.
import { readAllPages } from '~/api/http/all-pages';
import { listPortals } from '~/api/portals';
import type { CountTools } from '~/resources/transfer/define-transfer';
import { readOrReason } from '~/resources/transfer/record-lists';
import { type BundleKind, getTransfer, LISTED, type ListedKind } from '~/resources/transfers';

/** The lists of these kinds, and those that tell the names of what their numbers stand for. */
export function neededLists(kinds: readonly BundleKind[]): ReadonlySet<ListedKind> {
  const chosen = kinds.map(getTransfer);
  const needs = new Set<string>(chosen.flatMap(({ name, needs: others = [] }) => [name, ...others]));
  const isNaming = chosen.some(({ namesReplaceable }) => namesReplaceable);
  return new Set(
    LISTED.filter((one) => needs.has(one.name) || (isNaming && one.isReplaceable)).map(({ name }) => name),
  );
}

/**
 * The number of records in each list: of a kind in portals as many lists as there are portals, and no list where none is
 * offered. A number is null if the platform doesn't say it, or doesn't let the list be read.
 */
export type Counts = ReadonlyMap<ListedKind, readonly (number | null)[]>;

/** Counts what an account has, by the smallest page of each list. */
export async function countAccount(
  scope: CountTools['scope'],
  tools: Omit<CountTools, 'scope'>,
): Promise<Counts> {
  const portals = await readOrReason(readAllPages(scope, listPortals, {}, tools));
  const slugs = 'found' in portals ? portals.found.map(({ slug }) => slug) : [];
  const counts = new Map<ListedKind, (number | null)[]>();
  for (const { name, list } of LISTED) {
    const numbers: (number | null)[] = [];
    for (const slug of list.isInPortal ? slugs : list.isOffered(scope) ? [null] : []) {
      const answer = await readOrReason(list.count({ scope, ...tools }, slug));
      numbers.push('found' in answer ? answer.found : null);
    }
    counts.set(name, numbers);
  }
  return counts;
}

const PAGE = 100;
/** At least one request says how many there are. */
const pages = (count: number | null) => Math.max(1, Math.ceil((count ?? 0) / PAGE));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How many records of a kind there are; null where nobody says. */
export function countRecords(kind: BundleKind, counts: Counts): number | null {
  const numbers = counts.get(kind) ?? [];
  return getTransfer(kind).list.isInPortal ? sum(numbers.map((one) => one ?? 0)) : (numbers[0] ?? null);
}

/** How many requests it takes to read these kinds, as far as it can be known before. */
export function requestsFor(kinds: readonly BundleKind[], counts: Counts): number {
  const needed = neededLists(kinds);
  return sum(
    LISTED.filter(({ name }) => needed.has(name)).flatMap(({ name, complete }) => {
      // An assistant has one long text or so.
      const isCompleted = complete && kinds.some((kind) => kind === name);
      return (counts.get(name) ?? []).map((one) => pages(one) + (isCompleted ? (one ?? 0) : 0));
    }),
  );
}
