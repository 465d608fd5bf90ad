import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '~/api/http/api-error';
import { createRequestPacer, PacerStoppedError, type RequestPacer } from '~/api/http/request-pacer';
import type { Portal } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import { type IndexedItem, indexItem } from '~/lib/text/find';
import type { PaletteResult, PaletteSearchSource } from '~/resources/record-reads';
import type { ResourceKind } from '~/resources/resource-kind';
import {
  getKnownPortals,
  listLargestSources,
  listPortalSources,
  listWorkspaceSources,
} from './search-sources';

interface FindList {
  readonly kind: ResourceKind;
  readonly index: readonly IndexedItem<PaletteResult>[];
}

/** The state of the search: the lists that are already searchable, and those that are being loaded or failed. */
export interface PaletteSearchState {
  readonly lists: readonly FindList[];
  /** The portals, for actions that create records in a portal. */
  readonly portals: readonly Portal[];
  /** The list that is being loaded and isn't searchable yet. */
  readonly reading: ResourceKind | null;
  readonly failed: readonly ResourceKind[];
}

export interface SearchIndex {
  readonly get: () => PaletteSearchState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads missing and stale lists one by one, until `signal` is aborted. */
  readonly fill: (isAdministrator: boolean, signal: AbortSignal) => Promise<void>;
}

/** The number of records indexed without a pause, so that no task blocks the page for long. */
const CHUNK_SIZE = 2000;

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function buildIndex(finds: readonly PaletteResult[]): Promise<readonly IndexedItem<PaletteResult>[]> {
  const index: IndexedItem<PaletteResult>[] = [];
  for (let at = 0; at < finds.length; at += CHUNK_SIZE) {
    if (at > 0) await pause();
    index.push(...finds.slice(at, at + CHUNK_SIZE).map(indexItem));
  }
  return index;
}

/** Reports whether an error is expected, because the user has no permission or the platform doesn't have the list. */
const isUnavailable = (error: unknown) =>
  isApiError(error, 'forbidden') || isApiError(error, 'not-found') || isApiError(error, 'switched-off');

/**
 * Creates an in-memory index of record names in a workspace. Requests are paced so that a part of the request limit
 * stays available for other requests.
 */
export function createSearchIndex(client: QueryClient, scope: Scope): SearchIndex {
  const state = createObservable<PaletteSearchState>({ lists: [], portals: [], reading: null, failed: [] });
  const known = new Map<string, FindList & { readonly data: unknown }>();

  const indexLast = async (source: PaletteSearchSource) => {
    const { data, finds } = source.last(client) ?? {};
    if (!finds || known.get(source.name)?.data === data) return;
    known.set(source.name, { kind: source.kind, data, index: await buildIndex(finds()) });
    state.set({ ...state.get(), lists: [...known.values()], portals: getKnownPortals(client, scope) });
  };

  /** Loads a list. Resolves to false if the request fails unexpectedly, so that the user can retry it. */
  const read = async (source: PaletteSearchSource, pace: RequestPacer): Promise<boolean> => {
    if (source.isFresh(client)) return true;
    if (!known.has(source.name)) state.set({ ...state.get(), reading: source.kind });
    try {
      await (source.isLocal ? source.read(client) : pace(() => source.read(client)));
    } catch (error) {
      if (error instanceof PacerStoppedError) throw error;
      return isUnavailable(error);
    }
    await indexLast(source);
    return true;
  };

  const fill = async (isAdministrator: boolean, signal: AbortSignal) => {
    const pace = createRequestPacer({ signal });
    const failed = new Set<ResourceKind>();
    const readAll = async (sources: readonly PaletteSearchSource[]) => {
      // Cached lists are searchable immediately, even if stale.
      for (const source of sources) await indexLast(source);
      for (const source of sources) {
        if (signal.aborted) throw new PacerStoppedError();
        if (!(await read(source, pace))) failed.add(source.kind);
      }
    };
    try {
      await readAll(listWorkspaceSources(scope, isAdministrator));
      await readAll(getKnownPortals(client, scope).flatMap((portal) => listPortalSources(scope, portal)));
      await readAll(listLargestSources(scope));
      state.set({ ...state.get(), reading: null, failed: [...failed] });
    } catch (error) {
      if (!(error instanceof PacerStoppedError)) throw error;
    }
  };

  return { get: state.get, subscribe: state.subscribe, fill };
}
