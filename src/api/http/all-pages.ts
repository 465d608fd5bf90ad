// Loads complete lists page by page, for features that need every item: names by ID, pickers, searches.
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Scope } from '~/api/scope';
import { hasNextPage } from '~/lib/file/page-meta';
import { createMismatchError, createNotFoundError } from './api-error';
import type { OperationSpec } from './operation';
import type { ListPage } from './page';
import { buildQueryKey, hasId } from './query';
import { read } from './read';
import { createRequestPacer, type RequestPacer } from './request-pacer';

/** An operation that returns a page of a list. */
export type ListOperation<Item> = OperationSpec & { readonly response: z.ZodMiniType<ListPage<Item>> };

/** The path parameters and filters of a list. */
export interface ListParams {
  readonly params?: object;
  readonly query?: object;
}

/**
 * Number of concurrent requests for the pages after the first one. The first page is loaded alone, because its response
 * contains the number of pages.
 */
const AT_ONCE = 4;

/** Options for loading the pages. */
export interface PageReadOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Delays requests to stay within the request limit, and retries them after a 429. For background work such as an
   * export.
   */
  readonly pace?: RequestPacer;
  /** Called with the number of loaded items and with the total, which is null if the platform doesn't return it. */
  readonly onProgress?: (read: number, total: number | null) => void;
}

const getItemKey = (item: unknown) => (hasId(item) ? item.id : item);

/**
 * Returns all items of a list in order, loaded with the largest page size. An item that moves to another page while the
 * list loads is returned only once. Removes items that don't match the filters, because the platform may ignore a
 * filter. If a request fails, aborts the others and throws `ApiError`.
 */
export async function readAllPages<Item>(
  scope: Scope,
  operation: ListOperation<Item>,
  { params, query }: ListParams = {},
  { signal, pace = (request) => request(), onProgress }: PageReadOptions = {},
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
    // A platform that ignores the page parameter always returns the first page. The list would never be complete.
    if (meta.current_page !== page && page <= (meta.total_pages ?? page))
      throw createMismatchError(operation.id, 'meta.current_page');
    pages[page - 1] = data;
    for (const item of data) keys.add(getItemKey(item));
    onProgress?.(keys.size, meta.total_count ?? null);
    // The number of pages may change while the list loads, so the response for the highest page number determines it.
    // An empty page is always the end of the list.
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
  const items = [...new Map(pages.flat().map((item) => [getItemKey(item), item])).values()];
  return operation.evidence && query ? operation.evidence.fitting(query, items) : items;
}

/**
 * Returns a record from its complete list, for resources that have no operation to load a single record. Throws
 * `not-found` if the list doesn't contain the record.
 */
export async function readFromAllPages<Item extends { readonly id: number }>(
  scope: Scope,
  operation: ListOperation<Item>,
  id: number,
  whole: ListParams = {},
): Promise<Item> {
  const found = (await readAllPages(scope, operation, whole)).find((item) => item.id === id);
  if (!found) throw createNotFoundError(operation.id);
  return found;
}

/** The urgency of loading a complete list. */
export interface ListLoadingOptions {
  /**
   * True if the user isn't waiting for the list. Only the first page is then loaded immediately. The other pages are
   * delayed, so that they don't use up the request limit.
   */
  readonly isPatient?: boolean;
}

/**
 * Returns the query options of a complete list. The list's key starts with the key of its resource, so that
 * invalidating the resource also invalidates the list.
 */
export function buildAllPagesQueryOptions<Item>(
  scope: Scope,
  operation: ListOperation<Item>,
  whole: ListParams = {},
  { isPatient = false }: ListLoadingOptions = {},
) {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  return queryOptions<readonly Item[]>({
    queryKey: [...buildQueryKey(scope, resource, verb, whole), 'all'],
    queryFn: ({ signal }) =>
      readAllPages(scope, operation, whole, { signal, ...(isPatient && { pace: pacedAfterFirst(signal) }) }),
  });
}

function pacedAfterFirst(signal: AbortSignal): RequestPacer {
  const pace = createRequestPacer({ signal });
  let isFirst = true;
  return (request) => {
    const next = isFirst ? request() : pace(request);
    isFirst = false;
    return next;
  };
}
