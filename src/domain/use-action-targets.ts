// What actions can aim at, labels, teams and agents: for pickers, and for names in the place of numbers.
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import type { Label } from '~/api/labels';
import type { Scope } from '~/api/scope';
import type { Team } from '~/api/teams';
import { useScope } from '~/session/scope-context';
import { agentLookUp, labelLookUp, teamLookUp } from './look-ups';
import type { TargetNames } from './macro-action';

/** The whole lists. One that can't be had, or is not there yet, is null. */
export interface ActionTargets {
  readonly labels: readonly Label[] | null;
  readonly teams: readonly Team[] | null;
  readonly agents: readonly Agent[] | null;
}

/** Starts to read the lists, for a route that is about to need them. */
export function prefetchActionTargets(queryClient: QueryClient, scope: Scope): void {
  void queryClient.prefetchQuery(labelLookUp(scope));
  void queryClient.prefetchQuery(teamLookUp(scope));
  void queryClient.prefetchQuery(agentLookUp(scope));
}

const known = <Item>({ data }: UseQueryResult<readonly Item[]>) => data ?? null;

export function useActionTargets(): ActionTargets {
  const scope = useScope();
  return {
    labels: known(useQuery(labelLookUp(scope))),
    teams: known(useQuery(teamLookUp(scope))),
    agents: known(useQuery(agentLookUp(scope))),
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
