// Names that screens show instead of IDs. Each list of names is loaded completely, once for all screens.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listAgents } from '~/api/agents';
import { buildAllPagesQueryOptions, type ListOperation } from '~/api/http/all-pages';
import { buildQueryKey } from '~/api/http/query';
import { listInboxes } from '~/api/inboxes';
import { type Label, listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { listTeams, type Team, teamQuery } from '~/api/teams';
import { useScope } from '~/session/scope-context';

/** Time in milliseconds during which names aren't refetched. */
const KEPT = 5 * 60_000;

/** Returns the query options of a list of names. Screens show IDs instead of names if the list can't be loaded. */
const createLookUp = <Item>(scope: Scope, list: ListOperation<Item>) => ({
  ...buildAllPagesQueryOptions(scope, list, {}, { isPatient: true }),
  staleTime: KEPT,
  retry: false,
});

export const agentNamesQuery = (scope: Scope) => createLookUp(scope, listAgents);
export const inboxNamesQuery = (scope: Scope) => createLookUp(scope, listInboxes);
export const labelNamesQuery = (scope: Scope) => createLookUp(scope, listLabels);
export const teamNamesQuery = (scope: Scope) => createLookUp(scope, listTeams);

export const NAMED_RECORD_KINDS = ['label', 'team', 'agent', 'inbox'] as const;
export type NamedRecordKind = (typeof NAMED_RECORD_KINDS)[number];

/** A record that other records refer to by ID. For labels, which are referred to by title, `name` is the title. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
  readonly confirmed?: boolean | undefined;
}

/** The complete lists by kind. Null if a list isn't loaded or can't be loaded. */
export type NamedRecordLists = Readonly<Record<NamedRecordKind, readonly NamedRecord[] | null>>;

/** The lists before any of them is loaded. */
export const UNLOADED_RECORD_LISTS: NamedRecordLists = { label: null, team: null, agent: null, inbox: null };

/** Converts labels to records with a name. */
export const toNamedLabels = (labels: readonly Label[]): readonly NamedRecord[] =>
  labels.map(({ id, title }) => ({ id, name: title }));

/** Loads the lists of these kinds. Also returns lists of other kinds if another screen has already loaded them. */
export function useNamedRecordLists(kinds: readonly NamedRecordKind[]): NamedRecordLists {
  const scope = useScope();
  const isNeeded = (kind: NamedRecordKind) => ({ enabled: kinds.includes(kind) });
  const { data: labels } = useQuery({ ...labelNamesQuery(scope), ...isNeeded('label') });
  return {
    label: labels ? toNamedLabels(labels) : null,
    team: useQuery({ ...teamNamesQuery(scope), ...isNeeded('team') }).data ?? null,
    agent: useQuery({ ...agentNamesQuery(scope), ...isNeeded('agent') }).data ?? null,
    inbox: useQuery({ ...inboxNamesQuery(scope), ...isNeeded('inbox') }).data ?? null,
  };
}

/**
 * Maps the title of each label to its color. Doesn't load the labels, so the map is empty until another hook has loaded
 * them.
 */
export function useLabelColors(): ReadonlyMap<string, string | null | undefined> {
  const { data } = useQuery({ ...labelNamesQuery(useScope()), enabled: false });
  return new Map(data?.map(({ title, color }) => [title, color]));
}

/** Starts loading the lists that a route needs for showing actions. */
export function prefetchActionTargets(queryClient: QueryClient, scope: Scope): void {
  void queryClient.prefetchQuery(labelNamesQuery(scope));
  void queryClient.prefetchQuery(teamNamesQuery(scope));
  void queryClient.prefetchQuery(agentNamesQuery(scope));
}

/**
 * Returns the name of a record by its ID, or by its title for a label. Returns null if the list doesn't contain the
 * record, and undefined if the list isn't loaded.
 */
export type NameLookUp = (kind: NamedRecordKind, value: number | string) => string | null | undefined;

/** Returns a function that looks up names in the loaded lists. */
export function createNameLookUp(lists: NamedRecordLists): NameLookUp {
  const known = new Map(
    Object.entries(lists).map(([kind, list]) => [
      kind,
      list && new Map(list.map(({ id, name }) => [kind === 'label' ? name : id, name])),
    ]),
  );
  return (kind, value) => {
    const names = known.get(kind);
    return names ? (names.get(value) ?? null) : undefined;
  };
}

/**
 * The number of teams to try. If none of them can be loaded, the platform is assumed not to implement the operation.
 */
const MAX_MISSES = 2;

/** Loads teams one by one, for platforms that can't list them. Omits teams that can't be loaded. */
export const teamsByIdQuery = (queryClient: QueryClient, scope: Scope, ids: readonly number[]) =>
  queryOptions<readonly Team[]>({
    queryKey: buildQueryKey(scope, 'teams', 'by-number', ids),
    queryFn: async () => {
      const read = (id: number) =>
        queryClient.fetchQuery({ ...teamQuery(scope, id), staleTime: KEPT, retry: false }).catch(() => null);
      const found: (Team | null)[] = [];
      // Loads the first teams one by one until one request succeeds. If none does, no further teams are requested,
      // because the platform probably doesn't implement the operation.
      for (const id of ids.slice(0, MAX_MISSES)) {
        found.push(await read(id));
        if (found.at(-1)) break;
      }
      if (found.at(-1)) found.push(...(await Promise.all(ids.slice(found.length).map(read))));
      return found.filter((team) => team !== null);
    },
    staleTime: KEPT,
  });
