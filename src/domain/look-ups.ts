// Lists whose names stand in the place of numbers: each is read whole, and once for all the screens that name by it.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listAgents } from '~/api/agents';
import { allPagesOptions, type ListOperation } from '~/api/http/all-pages';
import { readKey } from '~/api/http/query';
import { listInboxes } from '~/api/inboxes';
import { type Label, listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { listTeams, type Team, teamQuery } from '~/api/teams';
import { useScope } from '~/session/scope-context';

/** For how long a name counts as known, in milliseconds. */
const KEPT = 5 * 60_000;

/** A list that can't be read is no error: what it would have named stands for itself. */
const lookUp = <Item>(scope: Scope, list: ListOperation<Item>) => ({
  ...allPagesOptions(scope, list, {}, { isPatient: true }),
  staleTime: KEPT,
  retry: false,
});

export const agentLookUp = (scope: Scope) => lookUp(scope, listAgents);
export const inboxLookUp = (scope: Scope) => lookUp(scope, listInboxes);
export const labelLookUp = (scope: Scope) => lookUp(scope, listLabels);
export const teamLookUp = (scope: Scope) => lookUp(scope, listTeams);

export const NAMED_KINDS = ['label', 'team', 'agent', 'inbox'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** A record that others name by its number. A label is named by its title, which is its name here. */
export interface Named {
  readonly id: number;
  readonly name: string;
  readonly confirmed?: boolean | undefined;
}

/** The whole lists by kind. One that can't be had, or is not there yet, is null. */
export type NamedLists = Readonly<Record<NamedKind, readonly Named[] | null>>;

export const UNREAD: NamedLists = { label: null, team: null, agent: null, inbox: null };

/** Labels with their titles as names. */
export const nameLabels = (labels: readonly Label[]): readonly Named[] =>
  labels.map(({ id, title }) => ({ id, name: title }));

/** Reads the lists of these kinds. Of the others, what another screen has read is told all the same. */
export function useNamedLists(kinds: readonly NamedKind[]): NamedLists {
  const scope = useScope();
  const isNeeded = (kind: NamedKind) => ({ enabled: kinds.includes(kind) });
  const { data: labels } = useQuery({ ...labelLookUp(scope), ...isNeeded('label') });
  return {
    label: labels ? nameLabels(labels) : null,
    team: useQuery({ ...teamLookUp(scope), ...isNeeded('team') }).data ?? null,
    agent: useQuery({ ...agentLookUp(scope), ...isNeeded('agent') }).data ?? null,
    inbox: useQuery({ ...inboxLookUp(scope), ...isNeeded('inbox') }).data ?? null,
  };
}

/** Starts to read the lists, for a route that is about to need them. */
export function prefetchActionTargets(queryClient: QueryClient, scope: Scope): void {
  void queryClient.prefetchQuery(labelLookUp(scope));
  void queryClient.prefetchQuery(teamLookUp(scope));
  void queryClient.prefetchQuery(agentLookUp(scope));
}

/** Names records by their numbers, labels by their titles: null where the list doesn't hold it, undefined where there is no list. */
export type Names = (kind: NamedKind, value: number | string) => string | null | undefined;

export function namesIn(lists: NamedLists): Names {
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

/** How many teams may be missing one after another until the platform counts as one that can't read a team. */
const MOST_MISSES = 2;

/** These teams, each by its own read, for where they can't be listed; without those that can't be read either. */
export const teamsByNumber = (queryClient: QueryClient, scope: Scope, ids: readonly number[]) =>
  queryOptions<readonly Team[]>({
    queryKey: readKey(scope, 'teams', 'by-number', ids),
    queryFn: async () => {
      const read = (id: number) =>
        queryClient.fetchQuery({ ...teamQuery(scope, id), staleTime: KEPT, retry: false }).catch(() => null);
      const found: (Team | null)[] = [];
      // One after another until a team is found: a platform without the operation isn't asked for all of them.
      for (const id of ids.slice(0, MOST_MISSES)) {
        found.push(await read(id));
        if (found.at(-1)) break;
      }
      if (found.at(-1)) found.push(...(await Promise.all(ids.slice(found.length).map(read))));
      return found.filter((team) => team !== null);
    },
    staleTime: KEPT,
  });
