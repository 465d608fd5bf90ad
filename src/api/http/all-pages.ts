// Reads complete lists page by page, for features that need every item: names by ID, pickers, searches.
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Scope } from '~/api/scope';
import { hasNextPage } from '~/lib/file/page-meta';
import { createMismatch, createNotFound } from './api-error';
import type { OperationSpec } from './operation';
import { createPace, type Pace } from './pace';
import type { List } from './page';
import { hasId, readKey } from './query';
import { read } from './read';

/** An operation that returns a page of a list. */
export type ListOperation<Item> = OperationSpec & { readonly answer: z.ZodMiniType<List<Item>> };

/** The path parameters and filters of a list. */
export interface ListParams {
  readonly params?: object;
  readonly query?: object;
}

/** Number of concurrent requests after the first, which returns the number of pages. */
const AT_ONCE = 4;

/** Options for reading the pages. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * For background work such as an export: sends each request when the request limit allows it, and retries after a
   * 429.
   */
  readonly pace?: Pace;
  /** Called with the number of items read and the total, or null if the platform doesn't return a total. */
  readonly onProgress?: (read: number, total: number | null) => void;
}

const getPagesKey = (item: unknown) => (hasId(item) ? item.id : item);

/**
 * Returns all items of a list in order, read with the largest page size. An item that moved to another page meanwhile
 * is returned once. Filters out items that the query should have excluded. Throws `ApiError` if a request fails, and
 * aborts the others.
 */
export async function readAllPages<Item>(
  scope: Scope,
  operation: ListOperation<Item>,
  { params, query }: ListParams = {},
  { signal, pace = (request) => request(), onProgress }: ReadOptions = {},
): Promise<readonly Item[]> {
  const failure = new AbortController();
  const pages: (readonly Item[])[] = [];
  const keys = new Set<unknown>();
  let next = 1;
  let furthest = 0;
  let count = 1;
  let end = Number.POSITIVE_INFINITY;

  const readNext = async () => {
    const page = next;
    next += 1;
    const input = {
      scope,
      ...(params && { params }),
      query: { ...query, page, per_page: 100 },
      signal: signal ? AbortSignal.any([signal, failure.signal]) : failure.signal,
    };
    const { data, meta } = await pace(() => read(operation, input));
    // A platform that ignores the parameter always returns the first page, so the list would never be complete.
    if (meta.current_page !== page && page <= (meta.total_pages ?? page))
      throw createMismatch(operation.id, 'meta.current_page');
    pages[page - 1] = data;
    for (const item of data) keys.add(getPagesKey(item));
    onProgress?.(keys.size, meta.total_count ?? null);
    // Trust the numbers of the latest page. An empty page is always the end of the list.
    if (page > furthest) {
      furthest = page;
      count = meta.total_pages ?? page + Number(hasNextPage(meta, page, data.length));
    }
    if (data.length === 0) end = Math.min(end, page);
  };
  const readOn = async () => {
    while (next <= count && next < end) await readNext();
  };
  await readNext();
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  } catch (error) {
    failure.abort();
    throw error;
  }
  const items = [...new Map(pages.flat().map((item) => [getPagesKey(item), item])).values()];
  return operation.evidence && query ? operation.evidence.fitting(query, items) : items;
}

/**
 * Returns one record from its complete list, for resources that can't be read individually. Throws `not-found` if the
 * list doesn't contain it.
 */
export async function readFromAllPages<Item extends { readonly id: number }>(
  scope: Scope,
  operation: ListOperation<Item>,
  id: number,
  whole: ListParams = {},
): Promise<Item> {
  const found = (await readAllPages(scope, operation, whole)).find((item) => item.id === id);
  if (!found) throw createNotFound(operation.id);
  return found;
}

/** The priority of reading a whole list. */
export interface Patience {
  /**
   * True if the person isn't waiting for the list. Only the first page is then read immediately, so that the others
   * don't use up the request limit.
   */
  readonly isPatient?: boolean;
}

/** Returns the query options of a complete list, with a key below its resource. */
export function allPagesOptions<Item>(
  scope: Scope,
  operation: ListOperation<Item>,
  whole: ListParams = {},
  { isPatient = false }: Patience = {},
) {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  return queryOptions<readonly Item[]>({
    queryKey: [...readKey(scope, resource, verb, whole), 'all'],
    queryFn: ({ signal }) =>
      readAllPages(scope, operation, whole, { signal, ...(isPatient && { pace: pacedAfterFirst(signal) }) }),
  });
}

function pacedAfterFirst(signal: AbortSignal): Pace {
  const pace = createPace({ signal });
  let isFirst = true;
  return (request) => {
    const next = isFirst ? request() : pace(request);
    isFirst = false;
    return next;
  };
}
