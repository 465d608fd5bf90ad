// What actions can aim at, labels, teams and agents: for pickers, and for names in the place of numbers.
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Agent, listAgents } from '~/api/agents';
import { allPagesOptions } from '~/api/http/all-pages';
import { type Label, listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { listTeams, type Team } from '~/api/teams';
import { useScope } from '~/session/scope-context';
import type { TargetNames } from './macro-action';

/** The whole lists. One that can't be had, or is not there yet, is null. */
export interface ActionTargets {
  readonly labels: readonly Label[] | null;
  readonly teams: readonly Team[] | null;
  readonly agents: readonly Agent[] | null;
}

/** Names seldom change, and a list that can't be read is no error: what it would have named stands for itself. */
const LOOK_UP = { staleTime: 5 * 60_000, retry: false } as const;

const actionTargetQueries = (scope: Scope) => ({
  labels: { ...allPagesOptions(scope, listLabels), ...LOOK_UP },
  teams: { ...allPagesOptions(scope, listTeams), ...LOOK_UP },
  agents: { ...allPagesOptions(scope, listAgents), ...LOOK_UP },
});

/** Starts to read the lists, for a route that is about to need them. */
export function prefetchActionTargets(queryClient: QueryClient, scope: Scope): void {
  const { labels, teams, agents } = actionTargetQueries(scope);
  void queryClient.prefetchQuery(labels);
  void queryClient.prefetchQuery(teams);
  void queryClient.prefetchQuery(agents);
}

const known = <Item>({ data }: UseQueryResult<readonly Item[]>) => data ?? null;

export function useActionTargets(): ActionTargets {
  const queries = actionTargetQueries(useScope());
  return {
    labels: known(useQuery(queries.labels)),
    teams: known(useQuery(queries.teams)),
    agents: known(useQuery(queries.agents)),
  };
}

const nameIn = (list: readonly { readonly id: number; readonly name: string }[] | null) => {
  const names = list && new Map(list.map(({ id, name }) => [id, name]));
  return (id: number) => (names ? (names.get(id) ?? null) : undefined);
};

/** The targets as names. */
export function targetNames({ labels, teams, agents }: ActionTargets): TargetNames {
  const titles = labels && new Set(labels.map(({ title }) => title));
  return {
    team: nameIn(teams),
    agent: nameIn(agents),
    label: (title) => (titles ? titles.has(title) : undefined),
  };
}
