// What actions can aim at, labels, teams and agents: for pickers, and for names in the place of numbers.
import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import type { Label } from '~/api/labels';
import type { Scope } from '~/api/scope';
import type { Team } from '~/api/teams';
import { useScope } from '~/session/scope-context';
import { agentLookUp, labelLookUp, teamLookUp, teamsByNumber } from './look-ups';
import { readAction, type TargetNames } from './macro-action';

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

/** Reads nothing unless `enabled`. */
export function useActionTargets(enabled = true): ActionTargets {
  const scope = useScope();
  return {
    labels: known(useQuery({ ...labelLookUp(scope), enabled })),
    teams: known(useQuery({ ...teamLookUp(scope), enabled })),
    agents: known(useQuery({ ...agentLookUp(scope), enabled })),
  };
}

const nameIn = (list: readonly { readonly id: number; readonly name: string }[] | null) => {
  const names = list && new Map(list.map(({ id, name }) => [id, name]));
  return (id: number) => (names ? (names.get(id) ?? null) : undefined);
};

/** The numbers of the teams that actions name. */
const teamsIn = (actions: readonly unknown[]): readonly number[] =>
  actions.map(readAction).flatMap((reading) => {
    const team = reading.kind === 'team' ? reading.team : null;
    return typeof team === 'number' ? [team] : [];
  });

/** Looks names up in whole lists. */
export function namesIn({ labels, teams, agents }: ActionTargets): TargetNames {
  const titles = labels && new Set(labels.map(({ title }) => title));
  return {
    team: nameIn(teams),
    agent: nameIn(agents),
    label: (title) => (titles ? titles.has(title) : undefined),
  };
}

/**
 * The targets of these actions, and further teams, as names. Where teams can't be listed, each is read by its number.
 * Reads nothing for null.
 */
export function useTargetNames(
  actions: readonly unknown[] | null,
  furtherTeams: readonly number[] = [],
): TargetNames {
  const scope = useScope();
  const queryClient = useQueryClient();
  const enabled = actions !== null;
  const targets = useActionTargets(enabled);
  const { isError: isUnlisted } = useQuery({ ...teamLookUp(scope), enabled });
  const ids =
    actions && isUnlisted ? [...new Set([...teamsIn(actions), ...furtherTeams])].sort((a, b) => a - b) : [];
  const { data: some } = useQuery({
    ...teamsByNumber(queryClient, scope, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = namesIn(targets);
  // A team that isn't among the read ones may be there all the same.
  return targets.teams ? names : { ...names, team: (id) => some?.find((team) => team.id === id)?.name };
}
