// A whole list, page after page, for what needs all of it: names by number, pickers, searches through everything.
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Scope } from '~/api/scope';
import { hasNextPage } from '~/lib/file/page-meta';
import { notFound, unlike } from './api-error';
import type { OperationSpec } from './operation';
import { type Pace, paceOf } from './pace';
import type { List } from './page';
import { hasId, readKey } from './query';
import { read } from './read';

export type ListOperation<Item> = OperationSpec & { readonly answer: z.ZodMiniType<List<Item>> };

/** Which list: its place below the account, and what narrows it. */
export interface Whole {
  readonly params?: object;
  readonly query?: object;
}

/** How many pages are on their way at once after the first, which tells how many there are. */
const AT_ONCE = 4;

/** How the pages are read. */
export interface Reading {
  readonly signal?: AbortSignal | undefined;
  /** For what isn't on screen, such as an export: each page when the rate limit allows it, and through a 429. */
  readonly pace?: Pace;
  /** How many were read, of how many; null where the platform doesn't say. */
  readonly onProgress?: (read: number, total: number | null) => void;
}

const keyOf = (item: unknown) => (hasId(item) ? item.id : item);

/**
 * All items of a list in its order, by as many reads as it has pages of the largest size, each item once: one that moves
 * while the pages are read comes on two of them. What was not asked for, and came all the same, is left out. Throws `ApiError` where a read fails, which calls the others off.
 */
export async function readAllPages<Item>(
  scope: Scope,
  operation: ListOperation<Item>,
  { params, query }: Whole = {},
  { signal, pace = (request) => request(), onProgress }: Reading = {},
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
    // A platform that doesn't know the parameter answers the first page for ever, and its list is never whole.
    if (meta.current_page !== page && page <= (meta.total_pages ?? page))
      throw unlike(operation.id, 'meta.current_page');
    pages[page - 1] = data;
    for (const item of data) keys.add(keyOf(item));
    onProgress?.(keys.size, meta.total_count ?? null);
    // The furthest answer's own numbers are the truth, and an empty page is the end whatever they say.
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
  const items = [...new Map(pages.flat().map((item) => [keyOf(item), item])).values()];
  return operation.evidence && query ? operation.evidence.fitting(query, items) : items;
}

/** One record out of its whole list, for resources without a read of one. Throws `not-found` where a complete list lacks it. */
export async function readFromAllPages<Item extends { readonly id: number }>(
  scope: Scope,
  operation: ListOperation<Item>,
  id: number,
  whole: Whole = {},
): Promise<Item> {
  const found = (await readAllPages(scope, operation, whole)).find((item) => item.id === id);
  if (!found) throw notFound(operation.id);
  return found;
}

/** How a whole list is read as one read. */
export interface Patience {
  /** It isn't what the person waits for: only the first page goes at once, and thousands take nothing of what they need. */
  readonly isPatient?: boolean;
}

/** A whole list as one read, below the key of its resource. */
export function allPagesOptions<Item>(
  scope: Scope,
  operation: ListOperation<Item>,
  whole: Whole = {},
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
  const pace = paceOf({ signal });
  let isFirst = true;
  return (request) => {
    const next = isFirst ? request() : pace(request);
    isFirst = false;
    return next;
  };
}
