// A list of which a single page is assumed, read to its end where there are more.
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Scope } from '~/api/scope';
import { hasNextPage, type PageMeta } from '~/lib/file/page-meta';
import type { Reading, Whole } from './all-pages';
import { unlike } from './api-error';
import type { OperationSpec } from './operation';
import { readKey } from './query';
import { read } from './read';

type SinglePage<Item> = OperationSpec & {
  readonly answer: z.ZodMiniType<{ readonly data: readonly Item[]; readonly meta?: PageMeta | undefined }>;
};

/**
 * A list of which a single page is assumed: where the answer says that there are more, they are read, too. Throws `ApiError`
 * where they can't be: a part of a team's members, taken for all of them, would be saved as the whole list.
 */
export async function readSinglePage<Item>(
  scope: Scope,
  operation: SinglePage<Item>,
  input: Whole,
  { signal, pace = (request) => request() }: Reading = {},
): Promise<readonly Item[]> {
  const asked = { ...input, scope, ...(signal && { signal }) };
  let answer = await pace(() => read(operation, asked));
  const data = [...answer.data];
  for (let page = 2; answer.meta && hasNextPage(answer.meta, page - 1, answer.data.length); page += 1) {
    answer = await pace(() => read(operation, { ...asked, query: { ...input.query, page } }));
    // A platform that doesn't know the parameter answers the first page for ever.
    if (answer.meta?.current_page !== page) throw unlike(operation.id, 'meta.current_page');
    data.push(...answer.data);
  }
  return data;
}

/** The same as one read. */
export function singlePageOptions<Item>(scope: Scope, operation: SinglePage<Item>, input: Whole) {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  return queryOptions<{ readonly data: readonly Item[] }>({
    queryKey: readKey(scope, resource, verb, input),
    queryFn: async ({ signal }) => ({ data: await readSinglePage(scope, operation, input, { signal }) }),
  });
}
