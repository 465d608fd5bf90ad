// Queries for generic code: the lists that the palette searches, and the name of the record on the current page.
import { type FetchQueryOptions, hashKey, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import type { SearchableItem } from '~/lib/text/find';
import type { RecordRef, ResourceKind } from './resource-kind';

/** A search result of the palette. */
export interface PaletteResult extends RecordRef, SearchableItem {
  readonly kind: ResourceKind;
  /** Text that distinguishes records with similar names, for example the status or email. */
  readonly note?: string | null | undefined;
}

/** A list that the palette searches. It uses the same query as the screens, so that the list is requested only once. */
export interface PaletteSearchSource {
  readonly name: string;
  readonly kind: ResourceKind;
  /** True if the list is stored in this browser, so that loading it sends no request. */
  readonly isLocal: boolean;
  readonly isFresh: (client: QueryClient) => boolean;
  readonly read: (client: QueryClient) => Promise<unknown>;
  /** Returns the last loaded data and its search results. Null until the list is loaded. */
  readonly last: (
    client: QueryClient,
  ) => { readonly data: unknown; readonly finds: () => PaletteResult[] } | null;
}

/**
 * The time that a list stays fresh, in milliseconds. Names seldom change, and writes by this console invalidate the
 * list.
 */
const FRESH_FOR_MS = 5 * 60_000;

/**
 * The number of characters of a long text that are searched. Searching the whole text would be slow and match too
 * often.
 */
export const SEARCHED_TEXT_LENGTH = 120;

interface SearchOptions<Data, Failure> {
  readonly kind: ResourceKind;
  readonly isLocal?: boolean;
  readonly query: FetchQueryOptions<Data, Failure>;
  readonly finds: (data: Data) => readonly Omit<PaletteResult, 'kind'>[];
}

/** Makes a list searchable in the palette. */
export function definePaletteSearch<Data, Failure>(
  options: SearchOptions<Data, Failure>,
): PaletteSearchSource {
  const { kind, finds, isLocal = false } = options;
  // Cached while the workspace is open, because otherwise reopening the palette would load thousands of records again.
  const query = { ...options.query, staleTime: FRESH_FOR_MS, gcTime: Number.POSITIVE_INFINITY };
  const { queryKey } = query;
  return {
    name: hashKey(queryKey),
    kind,
    isLocal,
    isFresh: (client) =>
      client.getQueryCache().find({ queryKey, exact: true })?.isStaleByTime(FRESH_FOR_MS) === false,
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

/** Returns the search result for a record with a numeric ID and a name. */
export const createPaletteResult = ({ id, name }: Named) => ({
  id: String(id),
  number: String(id),
  label: name,
});

/** The functions that look up the current page's record in the cache of the page's query. */
export interface RecordNameLookup {
  /** Returns the current name. Null if it isn't loaded yet. */
  readonly name: (client: QueryClient) => string | null;
  /** Reports whether the platform answered the page's query with "not found". */
  readonly isGone: (client: QueryClient) => boolean;
}

export function createRecordNameLookup<Data, Failure>(
  { queryKey }: FetchQueryOptions<Data, Failure>,
  getName: (data: Data) => string | null | undefined,
): RecordNameLookup {
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
  /** The role of an assistant. It distinguishes a published assistant from its draft, which has the same ID. */
  readonly role?: string | undefined;
}

/** A page whose visits are stored as recent records. */
export interface RecentRecordPage {
  readonly route: string;
  /** The route's parameter that holds the ID. */
  readonly parameter: string;
  readonly read: (scope: Scope, key: RecordKey) => RecordNameLookup;
  /** Returns the name to store, for kinds whose real names must not be stored in the browser. */
  readonly rememberedName?: (id: string) => string;
}
