// What all lists of the platform have in common: pages, search, and sorts with a fallback.
import type { List } from '~/api/http/page';

interface PageQuery {
  readonly page?: string;
  readonly per_page?: string;
}

const wholeNumber = (text: string | undefined) =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;

/** `page` from 1, where anything unreadable is 1; `per_page` is 25 unless asked, at most 100. Never refused. */
export function readPage(query: PageQuery): { page: number; perPage: number } {
  const perPage = wholeNumber(query.per_page);
  return { page: Math.max(1, wholeNumber(query.page)), perPage: perPage < 1 ? 25 : Math.min(100, perPage) };
}

const cut = <T>(items: readonly T[], page: number, perPage: number) =>
  items.slice((page - 1) * perPage, page * perPage);

/** One page with totals. */
export function listPage<T>(items: readonly T[], query: PageQuery): List<T> & { data: T[] } {
  const { page, perPage } = readPage(query);
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

/** One page of a walk, without a total. */
export function walkPage<T>(items: readonly T[], query: PageQuery) {
  const { page, perPage } = readPage(query);
  return {
    data: cut(items, page, perPage),
    meta: { current_page: page, per_page: perPage, has_next: items.length > page * perPage },
  };
}

/** Case-insensitive substring; `%` and `_` are letters like any other. */
export const contains = (text: string | null | undefined, term: string) =>
  (text ?? '').toLowerCase().includes(term.toLowerCase());

type Order<T> = (a: T, b: T) => number;

interface Dated {
  readonly id: number;
  readonly created_at: string;
}

const compare = <V extends string | number>(a: V, b: V) => (a < b ? -1 : a > b ? 1 : 0);

/** By a text, whatever its case; the id decides between equals. */
export const byText =
  <T extends { readonly id: number }>(read: (item: T) => string): Order<T> =>
  (a, b) =>
    compare(read(a).toLowerCase(), read(b).toLowerCase()) || a.id - b.id;

export const oldest: Order<Dated> = (a, b) => compare(a.created_at, b.created_at) || a.id - b.id;

export const reverse =
  <T>(order: Order<T>): Order<T> =>
  (a, b) =>
    order(b, a);

/** The usual four: `{field}_asc`, `{field}_desc`, `newest`, `oldest`. */
export function usualSorts<T extends Dated>(
  field: keyof T & string,
  read: (item: T) => string,
): Record<string, Order<T>> {
  const ascending = byText(read);
  return {
    [`${field}_asc`]: ascending,
    [`${field}_desc`]: reverse(ascending),
    newest: reverse(oldest),
    oldest,
  };
}

/** Orders by the sort that was asked for; an unrecognised one counts as none and falls back. */
export function sorted<T>(
  items: readonly T[],
  sorts: Readonly<Record<string, Order<T>>>,
  asked: string | undefined,
  fallback: string,
): T[] {
  const name = asked !== undefined && Object.hasOwn(sorts, asked) ? asked : fallback;
  return [...items].sort(sorts[name]);
}
