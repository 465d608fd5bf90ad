// Loads complete lists of records for transfers.
import type * as z from 'zod/mini';
import { type ListOperation, readAllPages } from '~/api/http/all-pages';
import { type ApiProblemKind, isApiError } from '~/api/http/api-error';
import type { OperationSpec } from '~/api/http/operation';
import { read } from '~/api/http/read';
import { readSinglePage } from '~/api/http/single-page';
import type { MissingRecords, RecordList } from './define-transfer';

const toPortalInput = (portal: string | null) => (portal === null ? {} : { params: { portalSlug: portal } });

/** Defines a paginated list of the account. */
export const definePagedList = <Item>(
  operation: ListOperation<Item>,
  isInPortal = false,
): RecordList<Item> => ({
  isInPortal,
  isOffered: () => true,
  read: async ({ scope, signal, pace, once }, portal) => {
    const response = await once(`${operation.id} ${portal ?? ''}`, operation.response, async () => {
      const data = await readAllPages(scope, operation, toPortalInput(portal), { signal, pace });
      return { data: [...data], meta: { current_page: 1, per_page: data.length } };
    });
    return response.data;
  },
  count: async ({ scope, signal, pace }, portal) => {
    const input = { scope, signal, query: { page: 1, per_page: 1 }, ...toPortalInput(portal) };
    const { meta } = await pace(() => read(operation, input));
    return meta.total_count ?? null;
  },
});

/** Defines the list of a kind whose records belong to portals. */
export const definePortalList = <Item>(operation: ListOperation<Item>): RecordList<Item> =>
  definePagedList(operation, true);

type TenantOperation<Item> = OperationSpec & { readonly response: z.ZodMiniType<{ data: Item[] }> };

/**
 * Defines a list of the tenant. Responses are stored by tenant, because an account can be opened with several tenants.
 */
export const defineTenantList = <Item>(operation: TenantOperation<Item>): RecordList<Item> => ({
  isInPortal: false,
  isOffered: ({ tenant }) => tenant !== null,
  read: async ({ scope, signal, pace, once }) => {
    const response = await once(`${operation.id} ${scope.tenant}`, operation.response, async () => ({
      data: [...(await readSinglePage(scope, operation, {}, { signal, pace }))],
    }));
    return response.data;
  },
  count: async ({ scope, signal, pace }) =>
    (await pace(() => read(operation, { scope, signal, query: {} }))).data.length,
});

/** Errors that mean the data isn't available to the user. Any other error makes the whole export fail. */
const MISSING: ReadonlySet<ApiProblemKind> = new Set(['switched-off', 'forbidden', 'not-found']);

/** Resolves to the data, or to the reason it isn't available to the user or on this platform. Throws other errors. */
export async function loadOrGetFailureReason<Found>(
  reading: Promise<Found>,
): Promise<{ readonly found: Found } | { readonly why: MissingRecords['why'] }> {
  try {
    return { found: await reading };
  } catch (error) {
    if (!isApiError(error) || !MISSING.has(error.kind)) throw error;
    return { why: error.kind === 'forbidden' ? 'forbidden' : 'not-offered' };
  }
}

/** The maximum number of records loaded in parallel. */
const CONCURRENCY = 4;

/** Processes all items, a few in parallel. Doesn't start further items after a failure. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const workOn = async () => {
    for (let item = items[next]; next < items.length && item !== undefined; item = items[next]) {
      next += 1;
      try {
        await work(item);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, workOn));
}
