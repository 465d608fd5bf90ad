// The ways in which lists are read whole for a transfer.
import type * as z from 'zod/mini';
import { type ListOperation, readAllPages } from '~/api/http/all-pages';
import { isApiError, type ProblemKind } from '~/api/http/api-error';
import type { OperationSpec } from '~/api/http/operation';
import { read } from '~/api/http/read';
import { readSinglePage } from '~/api/http/single-page';
import type { RecordList, Unread } from './define-transfer';

const inPortal = (portal: string | null) => (portal === null ? {} : { params: { portalSlug: portal } });

/** A list of the account that comes in pages. */
export const pagedList = <Item>(operation: ListOperation<Item>, isInPortal = false): RecordList<Item> => ({
  isInPortal,
  isOffered: () => true,
  read: async ({ scope, signal, pace, once }, portal) => {
    const answer = await once(`${operation.id} ${portal ?? ''}`, operation.answer, async () => {
      const data = await readAllPages(scope, operation, inPortal(portal), { signal, pace });
      return { data: [...data], meta: { current_page: 1, per_page: data.length } };
    });
    return answer.data;
  },
  count: async ({ scope, signal, pace }, portal) => {
    const input = { scope, signal, query: { page: 1, per_page: 1 }, ...inPortal(portal) };
    const { meta } = await pace(() => read(operation, input));
    return meta.total_count ?? null;
  },
});

/** A list with one entry per portal. */
export const portalList = <Item>(operation: ListOperation<Item>): RecordList<Item> =>
  pagedList(operation, true);

type TenantOperation<Item> = OperationSpec & { readonly answer: z.ZodMiniType<{ data: Item[] }> };

/** A list of the tenant. One account may be open with one tenant, then with another: their lists aren't the same. */
export const tenantList = <Item>(operation: TenantOperation<Item>): RecordList<Item> => ({
  isInPortal: false,
  isOffered: ({ tenant }) => tenant !== null,
  read: async ({ scope, signal, pace, once }) => {
    const answer = await once(`${operation.id} ${scope.tenant}`, operation.answer, async () => ({
      data: [...(await readSinglePage(scope, operation, {}, { signal, pace }))],
    }));
    return answer.data;
  },
  count: async ({ scope, signal, pace }) =>
    (await pace(() => read(operation, { scope, signal, query: {} }))).data.length,
});

/** Problems that mean that something isn't there for this person; anything else fails the whole reading. */
const MISSING: ReadonlySet<ProblemKind> = new Set(['switched-off', 'forbidden', 'not-found']);

/** Returns what a reading finds, or why this person or platform doesn't have it. */
export async function orWhy<Found>(
  reading: Promise<Found>,
): Promise<{ readonly found: Found } | { readonly why: Unread['why'] }> {
  try {
    return { found: await reading };
  } catch (error) {
    if (!isApiError(error) || !MISSING.has(error.kind)) throw error;
    return { why: error.kind === 'forbidden' ? 'forbidden' : 'not-offered' };
  }
}

/** Single records that are read at once. */
const AT_ONCE = 4;

/** Works on all items, a few at a time. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const workOn = async () => {
    for (let item = items[next]; next < items.length && item !== undefined; item = items[next]) {
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
