// Loads lists that usually fit on a single page, and further pages if there are any.
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Scope } from '~/api/scope';
import { hasNextPage, type PageMeta } from '~/lib/file/page-meta';
import type { ListParams, PageReadOptions } from './all-pages';
import { createMismatchError } from './api-error';
import type { OperationSpec } from './operation';
import { buildQueryKey } from './query';
import { read } from './read';

type SinglePage<Item> = OperationSpec & {
  readonly response: z.ZodMiniType<{ readonly data: readonly Item[]; readonly meta?: PageMeta | undefined }>;
};

/**
 * Returns all items of a list that usually fits on a single page. Loads further pages if the response announces them.
 * Throws `ApiError` if they can't be loaded. An incomplete result would be dangerous, because saving it as the members
 * of a team would remove the missing members.
 */
export async function readSinglePage<Item>(
  scope: Scope,
  operation: SinglePage<Item>,
  input: ListParams,
  { signal, pace = (request) => request() }: PageReadOptions = {},
): Promise<readonly Item[]> {
  const asked = { ...input, scope, ...(signal && { signal }) };
  let response = await pace(() => read(operation, asked));
  const data = [...response.data];
  for (let page = 2; response.meta && hasNextPage(response.meta, page - 1, response.data.length); page += 1) {
    response = await pace(() => read(operation, { ...asked, query: { ...input.query, page } }));
    // A platform that ignores the page parameter always returns the first page, so the other pages can't be loaded.
    if (response.meta?.current_page !== page) throw createMismatchError(operation.id, 'meta.current_page');
    data.push(...response.data);
  }
  return data;
}

/** Returns the query options of a list that usually fits on a single page. */
export function buildSinglePageQueryOptions<Item>(
  scope: Scope,
  operation: SinglePage<Item>,
  input: ListParams,
) {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  return queryOptions<{ readonly data: readonly Item[] }>({
    queryKey: buildQueryKey(scope, resource, verb, input),
    queryFn: async ({ signal }) => ({ data: await readSinglePage(scope, operation, input, { signal }) }),
  });
}
