// How operations become reads and writes of TanStack Query: key and function in one place, the same for all.
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
import { type Scope, scopeKey } from '../scope';
import type { ApiError } from './api-error';
import { type CallContext, call } from './client';
import type { AnyInput, OperationAnswer, OperationInput, OperationSpec } from './operation';
import { read, toldApart } from './read';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/**
 * The key of a read: the scope, the resource, the verb, the input. A shorter key covers all below it:
 * `readKey(scope, 'macros')` is everything that was read of macros.
 */
export function readKey(scope: Scope, resource: string, verb?: string, input?: unknown): QueryKey {
  // One account may be open with one tenant, then with another: their assistants are not the same.
  const tenant = resource === 'assistants' ? scope.tenant : undefined;
  return [scopeKey(scope), resource, tenant, verb, input].filter((part) => part !== undefined);
}

const keyOf = (scope: Scope, operation: OperationSpec, input: unknown): QueryKey => {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  return readKey(scope, resource, verb, input);
};

const within = <I extends AnyInput>(scope: Scope, input: I, signal?: AbortSignal): I & CallContext => ({
  ...input,
  scope,
  ...(signal && { signal }),
});

const onPage = <I extends AnyInput>(input: I, page: number): I => ({
  ...input,
  query: { ...input.query, page },
});

/** One read: its key and its function together, for loader and component alike. Callers spread what they add. */
export function readOptions<S extends OperationSpec>(scope: Scope, operation: S, input: OperationInput<S>) {
  return queryOptions<OperationAnswer<S>>({
    queryKey: keyOf(scope, operation, input),
    queryFn: ({ signal }) => read(operation, within(scope, input, signal)),
  });
}

interface WalkPage {
  readonly data: readonly unknown[];
  readonly meta: { readonly current_page: number; readonly has_next: boolean };
}

/** A walk by `has_next`, page after page, without ever asking for a total. It stops at an empty page, whatever that says. */
export function infiniteOptions<S extends OperationSpec>(
  scope: Scope,
  operation: S,
  input: OperationInput<S>,
) {
  type Page = OperationAnswer<S> & WalkPage;
  return infiniteQueryOptions<Page, ApiError, InfiniteData<Page>, QueryKey, number>({
    queryKey: [...keyOf(scope, operation, input), 'walk'],
    queryFn: ({ signal, pageParam }) =>
      read(operation, within(scope, onPage(input, pageParam), signal)) as Promise<Page>,
    initialPageParam: 1,
    getNextPageParam: (last: WalkPage, _all, page: number) =>
      last.meta.has_next && last.data.length > 0 ? page + 1 : undefined,
  });
}

/** Puts an update's answer, or a deletion, into what was read: the same page is never shown as it was before. */
function applyAnswer(
  client: QueryClient,
  scope: Scope,
  operation: OperationSpec,
  answer: unknown,
  input: AnyInput,
): void {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  if (verb !== 'update' && verb !== 'delete') return;
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}));
  const [, idName = ''] = /\{(\w+)\}$/.exec(operation.path) ?? [];
  const id = params.get(idName);
  for (const read of ['list', 'get', 'all']) {
    client.setQueriesData<unknown>({ queryKey: readKey(scope, resource, read) }, (data: unknown) =>
      verb === 'update' ? withChangedRecord(data, answer) : withoutRecord(data, id),
    );
  }
}

/** What is to be read again once many writes are over. */
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
 * Runs many writes, after which everything they touched is read again once: reading it after each would spend the request
 * limit. Their answers stand in what was read meanwhile.
 */
export async function readAgainOnce<Result>(
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
 * One write. It goes out at once or not at all: never paused, never repeated, never kept. It ends with its own answer,
 * which stands from then on wherever its record was read. However it ends, what was read of `invalidates` (resources) is
 * read again meanwhile, since even a failure may have changed it.
 */
export function writeOptions<S extends OperationSpec>(
  scope: Scope,
  operation: S,
  { invalidates }: { readonly invalidates: readonly string[] },
) {
  return mutationOptions<OperationAnswer<S>, ApiError, OperationInput<S>>({
    mutationFn: (input) =>
      call(operation, within(scope, input)).catch(async (error: unknown) => {
        throw await toldApart(operation, within(scope, input), error);
      }),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    onSuccess: (answer, input, _result, { client }) => applyAnswer(client, scope, operation, answer, input),
    onSettled: (_answer, _error, _input, _result, { client }) => {
      for (const resource of invalidates) invalidate(client, readKey(scope, resource));
    },
  });
}

/** Carries a write out, as `useMutation` would, for what isn't a component: the record module and the runner. */
export const write = <Answer, Input>(
  queryClient: QueryClient,
  options: MutationOptions<Answer, ApiError, Input>,
  input: Input,
): Promise<Answer> => queryClient.getMutationCache().build(queryClient, options).execute(input);

/** Reads again what something other than a write of this console may have changed; resolves once it is read. */
export const readAgain = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey });

type Change = (records: readonly unknown[]) => readonly unknown[];

/** Reports whether a value is a record, that is, has an ID. */
export const hasId = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Applies a change to the records wherever they stand in an answer. What holds none stays the very same value. */
function inLists(read: unknown, change: Change): unknown {
  if (Array.isArray(read)) return change(read);
  if (typeof read !== 'object' || read === null) return read;
  if ('data' in read && Array.isArray(read.data)) return { ...read, data: change(read.data) };
  if ('pages' in read && Array.isArray(read.pages)) {
    return { ...read, pages: read.pages.map((page) => inLists(page, change)) };
  }
  return read;
}

/** Replaces the record in a cached read by the one that is stored now. An answer without a record changes nothing. */
export function withChangedRecord(read: unknown, answer: unknown): unknown {
  if (!hasId(answer)) return read;
  const renewed = (record: unknown) =>
    hasId(record) && record.id === answer.id ? { ...record, ...answer } : record;
  return inLists(renewed(read), (records) => records.map(renewed));
}

/** Removes a deleted record from a cached list. The read of the record's own page stays until the page is left. */
export function withoutRecord(read: unknown, id: unknown): unknown {
  return inLists(read, (records) => records.filter((record) => !hasId(record) || record.id !== id));
}
