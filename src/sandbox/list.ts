// Paging, searching and sorting that all lists of the platform share.
import type { ListPage } from '~/api/http/page';

interface PageQuery {
  readonly page?: string;
  readonly per_page?: string;
}

const wholeNumber = (text: string | undefined) =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;

/**
 * Parses `page`, which starts at 1, and `per_page`, which is 25 by default and at most 100. Invalid values are treated
 * as absent and never rejected.
 */
export function parsePageQuery(query: PageQuery): { page: number; perPage: number } {
  const perPage = wholeNumber(query.per_page);
  return { page: Math.max(1, wholeNumber(query.page)), perPage: perPage < 1 ? 25 : Math.min(100, perPage) };
}

const cut = <T>(items: readonly T[], page: number, perPage: number) =>
  items.slice((page - 1) * perPage, page * perPage);

export function createPageWithTotals<T>(items: readonly T[], query: PageQuery): ListPage<T> & { data: T[] } {
  const { page, perPage } = parsePageQuery(query);
  return {
    data: cut(items, page, perPage),
    meta: {
      total_count: items.length,
      current_page: page,
      per_page: perPage,
      total_pages: Math.ceil(items.length / perPage),
    },
  };
}

export function createPageWithHasNext<T>(items: readonly T[], query: PageQuery) {
  const { page, perPage } = parsePageQuery(query);
  return {
    data: cut(items, page, perPage),
    meta: { current_page: page, per_page: perPage, has_next: items.length > page * perPage },
  };
}

/** Reports whether `text` contains `term`, ignoring case. `%` and `_` have no special meaning. */
export const includesIgnoringCase = (text: string | null | undefined, term: string) =>
  (text ?? '').toLowerCase().includes(term.toLowerCase());

type Order<T> = (a: T, b: T) => number;

interface Dated {
  readonly id: number;
  readonly created_at: string;
}

const compare = <V extends string | number>(a: V, b: V) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns a function that compares records by a string, ignoring case. Records with equal strings are ordered by ID.
 */
export const createTextComparison =
  <T extends { readonly id: number }>(read: (item: T) => string): Order<T> =>
  (a, b) =>
    compare(read(a).toLowerCase(), read(b).toLowerCase()) || a.id - b.id;

export const compareByCreationTime: Order<Dated> = (a, b) =>
  compare(a.created_at, b.created_at) || a.id - b.id;

export const reverseOrder =
  <T>(order: Order<T>): Order<T> =>
  (a, b) =>
    order(b, a);

/** Returns the four sorts that most lists have: `{field}_asc`, `{field}_desc`, `newest`, `oldest`. */
export function createStandardSorts<T extends Dated>(
  field: keyof T & string,
  read: (item: T) => string,
): Record<string, Order<T>> {
  const ascending = createTextComparison(read);
  return {
    [`${field}_asc`]: ascending,
    [`${field}_desc`]: reverseOrder(ascending),
    newest: reverseOrder(compareByCreationTime),
    oldest: compareByCreationTime,
  };
}

/** Sorts by the requested sort, or by the fallback if the requested sort is unknown. */
export function sortRecords<T>(
  items: readonly T[],
  sorts: Readonly<Record<string, Order<T>>>,
  asked: string | undefined,
  fallback: string,
): T[] {
  const name = asked !== undefined && Object.hasOwn(sorts, asked) ? asked : fallback;
  return [...items].sort(sorts[name]);
}
