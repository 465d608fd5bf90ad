// How operations become reads and writes of TanStack Query: key and function in one place, the same for all.
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { type Scope, scopeKey } from '~/api/scope';
import type { ApiError } from './api-error';
import { type CallContext, call } from './client';
import type { OperationAnswer, OperationInput, OperationSpec } from './operation';

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
  return [scopeKey(scope), resource, verb, input].filter((part) => part !== undefined);
}

const keyOf = (scope: Scope, operation: OperationSpec, input: unknown): QueryKey => {
  const [resource = '', verb = ''] = operation.id.split(/\.(.*)/);
  return readKey(scope, resource, verb, input);
};

/** The input with its scope: an object by construction, which its type can't show while the operation is generic. */
const within = <I>(scope: Scope, input: I, signal?: AbortSignal): I & CallContext => ({
  ...(input as I & object),
  scope,
  ...(signal && { signal }),
});

const onPage = <I>(input: I, page: number): I => {
  const { query } = input as { readonly query?: object };
  return { ...(input as I & object), query: { ...query, page } };
};

/** One read: its key and its function together, for loader and component alike. Callers spread what they add. */
export function readOptions<S extends OperationSpec>(scope: Scope, operation: S, input: OperationInput<S>) {
  return queryOptions<OperationAnswer<S>>({
    queryKey: keyOf(scope, operation, input),
    queryFn: ({ signal }) => call(operation, within(scope, input, signal)),
  });
}

interface WalkPage {
  readonly data: readonly unknown[];
  readonly meta: { readonly current_page: number; readonly has_next: boolean };
}

/** A walk by `has_next`, page after page, without ever asking for a total. It stops at an empty page, whatever that says. */
export function walkOptions<S extends OperationSpec>(scope: Scope, operation: S, input: OperationInput<S>) {
  type Page = OperationAnswer<S> & WalkPage;
  return infiniteQueryOptions<Page, ApiError, InfiniteData<Page>, QueryKey, number>({
    queryKey: [...keyOf(scope, operation, input), 'walk'],
    queryFn: ({ signal, pageParam }) =>
      call(operation, within(scope, onPage(input, pageParam), signal)) as Promise<Page>,
    initialPageParam: 1,
    getNextPageParam: (last: WalkPage, _all, page: number) =>
      last.meta.has_next && last.data.length > 0 ? page + 1 : undefined,
  });
}

/**
 * One write. It goes out at once or not at all: never paused, never repeated, never kept. When it ends, however it
 * ends, what was read of `invalidates` (resources) is read again, since even a failure may have changed it.
 */
export function writeOptions<S extends OperationSpec>(
  scope: Scope,
  operation: S,
  { invalidates }: { readonly invalidates: readonly string[] },
) {
  return mutationOptions<OperationAnswer<S>, ApiError, OperationInput<S>>({
    mutationFn: (input) => call(operation, within(scope, input)),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    onSettled: (_data, _error, _input, _result, { client }) =>
      Promise.all(
        invalidates.map((resource) => client.invalidateQueries({ queryKey: readKey(scope, resource) })),
      ),
  });
}
