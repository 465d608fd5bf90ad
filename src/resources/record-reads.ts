// The reads that generic code makes of records: the lists that the palette searches, and the name of an open record.
import { type FetchQueryOptions, hashKey, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import type { Findable } from '~/lib/text/find';
import type { RecordRef, ResourceKind } from './resource-kind';

/** A record as the palette finds it. */
export interface Find extends RecordRef, Findable {
  readonly kind: ResourceKind;
  /** Tells it from others of a similar name. */
  readonly note?: string | null | undefined;
}

/** A list that the palette searches. It is the same read as the screens', so that it is requested once. */
export interface SearchSource {
  readonly name: string;
  readonly kind: ResourceKind;
  /** Read from this browser, without a request. */
  readonly isLocal: boolean;
  readonly isFresh: (client: QueryClient) => boolean;
  readonly read: (client: QueryClient) => Promise<unknown>;
  /** The data of the last read with what can be found in it, or null. */
  readonly last: (client: QueryClient) => { readonly data: unknown; readonly finds: () => Find[] } | null;
}

/** Names seldom change. In milliseconds; what this console writes is read again immediately. */
const FRESH_FOR = 5 * 60_000;

/** The length, in characters, of the text that is searched. More finds too much and takes too long. */
export const EXCERPT = 120;

interface SearchOptions<Data, Failure> {
  readonly kind: ResourceKind;
  readonly isLocal?: boolean;
  readonly query: FetchQueryOptions<Data, Failure>;
  readonly finds: (data: Data) => readonly Omit<Find, 'kind'>[];
}

export function defineSearch<Data, Failure>(options: SearchOptions<Data, Failure>): SearchSource {
  const { kind, finds, isLocal = false } = options;
  // Kept while the workspace is open, so that thousands of records aren't read again after the palette was closed.
  const query = { ...options.query, staleTime: FRESH_FOR, gcTime: Number.POSITIVE_INFINITY };
  const { queryKey } = query;
  return {
    name: hashKey(queryKey),
    kind,
    isLocal,
    isFresh: (client) =>
      client.getQueryCache().find({ queryKey, exact: true })?.isStaleByTime(FRESH_FOR) === false,
    read: (client) => client.fetchQuery(query),
    last: (client) => {
      const data = client.getQueryData<Data>(queryKey);
      return data === undefined
        ? null
        : { data, finds: () => finds(data).map((find) => ({ kind, ...find })) };
    },
  };
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The searchable fields of a record with a numeric ID and a name. */
export const findByName = ({ id, name }: Named) => ({ id: String(id), number: String(id), label: name });

/** The name of a record whose page is open, from the page's own read. */
export interface RecordName {
  /** The current name, or null if it isn't known. */
  readonly name: (client: QueryClient) => string | null;
  readonly isGone: (client: QueryClient) => boolean;
}

export function nameFromQuery<Data, Failure>(
  { queryKey }: FetchQueryOptions<Data, Failure>,
  getName: (data: Data) => string | null | undefined,
): RecordName {
  return {
    name: (client) => {
      const data = client.getQueryData<Data>(queryKey);
      return (data === undefined ? null : getName(data)) ?? null;
    },
    isGone: (client) => isApiError(client.getQueryState(queryKey)?.error, 'not-found'),
  };
}

interface RecordKey {
  readonly id: string;
  readonly parent?: string | undefined;
  /** Assistants only: a published assistant and its draft share an ID. */
  readonly role?: string | undefined;
}

/** The page of a record, whose visits are remembered. */
export interface RecordPage {
  readonly route: string;
  /** The route's parameter that holds the ID. */
  readonly parameter: string;
  readonly read: (scope: Scope, key: RecordKey) => RecordName;
  /** The name to remember, where it must not be the record's own. */
  readonly rememberedName?: (id: string) => string;
}
