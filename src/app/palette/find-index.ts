import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '~/api/http/api-error';
import { type Pace, paceOf, Stopped } from '~/api/http/pace';
import type { Portal } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { observable } from '~/lib/observable';
import { type Indexed, indexed } from '~/lib/text/find';
import type { Find, SearchSource } from '~/resources/record-reads';
import type { ResourceKind } from '~/resources/resource-kind';
import { knownPortals, longestSources, portalSources, workspaceSources } from './search-sources';

interface FindList {
  readonly kind: ResourceKind;
  readonly index: readonly Indexed<Find>[];
}

/** What can be searched by now. */
export interface FindState {
  readonly lists: readonly FindList[];
  /** In which articles can be made. */
  readonly portals: readonly Portal[];
  /** What is on its way, of which nothing can be found yet. */
  readonly reading: ResourceKind | null;
  /** What could not be read. */
  readonly failed: readonly ResourceKind[];
}

export interface FindIndex {
  readonly get: () => FindState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what isn't there or isn't fresh, one list after the other, until `signal` ends it. */
  readonly fill: (isAdministrator: boolean, signal: AbortSignal) => Promise<void>;
}

/** So many are folded without a pause: no task gets long. */
const AT_ONCE = 2000;

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function indexOf(finds: readonly Find[]): Promise<readonly Indexed<Find>[]> {
  const index: Indexed<Find>[] = [];
  for (let at = 0; at < finds.length; at += AT_ONCE) {
    if (at > 0) await pause();
    index.push(...finds.slice(at, at + AT_ONCE).map(indexed));
  }
  return index;
}

/** No failure: the person may not read it, or this platform doesn't have it. */
const isClosed = (error: unknown) =>
  isApiError(error, 'forbidden') || isApiError(error, 'not-found') || isApiError(error, 'switched-off');

/**
 * The names of a workspace's records, in memory: made for one scope, which it ends with. All requests but those of this browser
 * wait for their turn within the request limit less its reserve.
 */
export function findIndex(client: QueryClient, scope: Scope): FindIndex {
  const state = observable<FindState>({ lists: [], portals: [], reading: null, failed: [] });
  const known = new Map<string, FindList & { readonly data: unknown }>();

  const take = async (source: SearchSource) => {
    const { data, finds } = source.last(client) ?? {};
    if (!finds || known.get(source.name)?.data === data) return;
    known.set(source.name, { kind: source.kind, data, index: await indexOf(finds()) });
    state.set({ ...state.get(), lists: [...known.values()], portals: knownPortals(client, scope) });
  };

  /** Whether it could be read, or there was nothing to read. */
  const read = async (source: SearchSource, pace: Pace): Promise<boolean> => {
    if (source.isFresh(client)) return true;
    if (!known.has(source.name)) state.set({ ...state.get(), reading: source.kind });
    try {
      await (source.isLocal ? source.read(client) : pace(() => source.read(client)));
    } catch (error) {
      if (error instanceof Stopped) throw error;
      return isClosed(error);
    }
    await take(source);
    return true;
  };

  const fill = async (isAdministrator: boolean, signal: AbortSignal) => {
    const pace = paceOf({ signal });
    const failed = new Set<ResourceKind>();
    const readAll = async (sources: readonly SearchSource[]) => {
      // What was read before can be found at once, whatever its age.
      for (const source of sources) await take(source);
      for (const source of sources) {
        if (signal.aborted) throw new Stopped();
        if (!(await read(source, pace))) failed.add(source.kind);
      }
    };
    try {
      await readAll(workspaceSources(scope, isAdministrator));
      await readAll(knownPortals(client, scope).flatMap((portal) => portalSources(scope, portal)));
      await readAll(longestSources(scope));
      state.set({ ...state.get(), reading: null, failed: [...failed] });
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  };

  return { get: state.get, subscribe: state.subscribe, fill };
}
