// Turns operations into queries and mutations of TanStack Query, with a consistent key for each.
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type MutationOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { getScopeKey, type Scope } from '../scope';
import type { ApiError } from './api-error';
import { type CallContext, callOperation } from './client';
import type { AnyOperationInput, OperationInput, OperationResponse, OperationSpec } from './operation';
import { interpretFailedCall, read } from './read';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/**
 * Returns the key of a query: scope, resource, verb, input. A shorter key matches all keys that start with it:
 * `buildQueryKey(scope, 'macros')` matches every query of macros.
 */
export function buildQueryKey(scope: Scope, resource: string, verb?: string, input?: unknown): QueryKey {
  // The same account may be used with several tenants, each with its own assistants.
  const tenant = resource === 'assistants' ? scope.tenant : undefined;
  return [getScopeKey(scope), resource, tenant, verb, input].filter((part) => part !== undefined);
}

const getListKey = (scope: Scope, operation: OperationSpec, input: unknown): QueryKey => {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  return buildQueryKey(scope, resource, verb, input);
};

const within = <I extends AnyOperationInput>(
  scope: Scope,
  input: I,
  signal?: AbortSignal,
): I & CallContext => ({
  ...input,
  scope,
  ...(signal && { signal }),
});

const onPage = <I extends AnyOperationInput>(input: I, page: number): I => ({
  ...input,
  query: { ...input.query, page },
});

/**
 * Returns the query options of an operation that loads data, for loaders and for components. Callers can spread them to
 * add options.
 */
export function buildQueryOptions<S extends OperationSpec>(
  scope: Scope,
  operation: S,
  input: OperationInput<S>,
) {
  return queryOptions<OperationResponse<S>>({
    queryKey: getListKey(scope, operation, input),
    queryFn: ({ signal }) => read(operation, within(scope, input, signal)),
  });
}

interface WalkPage {
  readonly data: readonly unknown[];
  readonly meta: { readonly current_page: number; readonly has_next: boolean };
}

/**
 * Returns the options of an infinite query for lists that have `has_next` but no total. The query stops at an empty
 * page, even if `has_next` is true.
 */
export function buildInfiniteQueryOptions<S extends OperationSpec>(
  scope: Scope,
  operation: S,
  input: OperationInput<S>,
) {
  type Page = OperationResponse<S> & WalkPage;
  return infiniteQueryOptions<Page, ApiError, InfiniteData<Page>, QueryKey, number>({
    queryKey: [...getListKey(scope, operation, input), 'walk'],
    queryFn: ({ signal, pageParam }) =>
      read(operation, within(scope, onPage(input, pageParam), signal)) as Promise<Page>,
    initialPageParam: 1,
    getNextPageParam: (last: WalkPage, _all, page: number) =>
      last.meta.has_next && last.data.length > 0 ? page + 1 : undefined,
  });
}

/**
 * Applies a successful write to cached data, so that the page doesn't show the old values: replaces an updated record
 * with the response, or removes a deleted record.
 */
function applyResponse(
  client: QueryClient,
  scope: Scope,
  operation: OperationSpec,
  response: unknown,
  input: AnyOperationInput,
): void {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  if (verb !== 'update' && verb !== 'delete') return;
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}));
  const [, idName = ''] = /\{(\w+)\}$/.exec(operation.path) ?? [];
  const id = params.get(idName);
  for (const read of ['list', 'get', 'all']) {
    client.setQueriesData<unknown>({ queryKey: buildQueryKey(scope, resource, read) }, (data: unknown) =>
      verb === 'update' ? replaceRecordInData(data, response) : omitRecord(data, id),
    );
  }
}

/** Query keys that are invalidated only after the last of many writes. */
interface Postponed {
  holders: number;
  readonly keys: Map<string, QueryKey>;
}

const postponed = new WeakMap<QueryClient, Postponed>();

function invalidate(client: QueryClient, queryKey: QueryKey): void {
  const waiting = postponed.get(client);
  if (waiting) waiting.keys.set(hashKey(queryKey), queryKey);
  else void client.invalidateQueries({ queryKey });
}

/**
 * Runs many writes and refetches all affected queries only after the last write, because refetching after each write
 * would exhaust the request limit. Until then, cached data is updated from the responses of the writes.
 */
export async function refetchOnceAfterWrites<Result>(
  client: QueryClient,
  writes: () => Promise<Result>,
): Promise<Result> {
  const own = postponed.get(client) ?? { holders: 0, keys: new Map<string, QueryKey>() };
  own.holders += 1;
  postponed.set(client, own);
  try {
    return await writes();
  } finally {
    own.holders -= 1;
    if (own.holders === 0) {
      postponed.delete(client);
      for (const queryKey of own.keys.values()) invalidate(client, queryKey);
    }
  }
}

/**
 * Returns the mutation options of a write. The write is sent immediately or fails: it is never paused, retried or
 * persisted. Its response updates the record in cached data. Queries of the resources in `invalidates` are refetched
 * even if the write failed, because the platform may still have carried it out.
 */
export function buildMutationOptions<S extends OperationSpec>(
  scope: Scope,
  operation: S,
  { invalidates }: { readonly invalidates: readonly string[] },
) {
  return mutationOptions<OperationResponse<S>, ApiError, OperationInput<S>>({
    mutationFn: (input) =>
      callOperation(operation, within(scope, input)).catch(async (error: unknown) => {
        throw await interpretFailedCall(operation, within(scope, input), error);
      }),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    onSuccess: (response, input, _result, { client }) =>
      applyResponse(client, scope, operation, response, input),
    onSettled: (_answer, _error, _input, _result, { client }) => {
      for (const resource of invalidates) invalidate(client, buildQueryKey(scope, resource));
    },
  });
}

/** Runs a mutation outside of a component, in the same way as `useMutation`. */
export const runMutation = <Result, Input>(
  queryClient: QueryClient,
  options: MutationOptions<Result, ApiError, Input>,
  input: Input,
): Promise<Result> => queryClient.getMutationCache().build(queryClient, options).execute(input);

/** Refetches data that may have changed without a write of this console. Resolves after the refetch. */
export const refetchQueries = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey });

type Change = (records: readonly unknown[]) => readonly unknown[];

/** Reports whether a value is a record, which means that it has an ID. */
export const hasId = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

/**
 * Applies a change to every list in cached data, whatever the shape of the data is. Returns data without lists
 * unchanged.
 */
function inLists(read: unknown, change: Change): unknown {
  if (Array.isArray(read)) return change(read);
  if (typeof read !== 'object' || read === null) return read;
  if ('data' in read && Array.isArray(read.data)) return { ...read, data: change(read.data) };
  if ('pages' in read && Array.isArray(read.pages)) {
    return { ...read, pages: read.pages.map((page) => inLists(page, change)) };
  }
  return read;
}

/** Replaces a record in cached data with the record in a response. A response without a record changes nothing. */
export function replaceRecordInData(read: unknown, response: unknown): unknown {
  if (!hasId(response)) return read;
  const renewed = (record: unknown) =>
    hasId(record) && record.id === response.id ? { ...record, ...response } : record;
  return inLists(renewed(read), (records) => records.map(renewed));
}

/**
 * Removes a deleted record from cached lists. Keeps the cached data of the record's own page until the user leaves that
 * page.
 */
export function omitRecord(read: unknown, id: unknown): unknown {
  return inLists(read, (records) => records.filter((record) => !hasId(record) || record.id !== id));
}
