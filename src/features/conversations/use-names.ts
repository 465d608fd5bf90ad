import { useQuery } from '@tanstack/react-query';
import { agentsQuery } from '~/api/agents';
import { inboxNamesQuery } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { teamsQuery } from '~/api/teams';
import { useScope } from '~/session/scope-context';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Numbers and their names: undefined for one that isn't known, or whose list can't be had. */
export type Names = ReadonlyMap<number, string>;

/** Names seldom change, and a list that can't be read is no error: the numbers stand for themselves. */
const LOOK_UP = { staleTime: 5 * 60_000, retry: false } as const;

export const inboxLookUp = (scope: Scope) => ({ ...inboxNamesQuery(scope), ...LOOK_UP });
export const teamLookUp = (scope: Scope) => ({ ...teamsQuery(scope, { per_page: 100 }), ...LOOK_UP });
export const agentLookUp = (scope: Scope) => ({ ...agentsQuery(scope), ...LOOK_UP });

const namesOf = (list: { readonly data: readonly Named[] } | undefined): Names =>
  new Map(list?.data.map(({ id, name }) => [id, name]));

export const useInboxNames = (): Names => namesOf(useQuery(inboxLookUp(useScope())).data);
export const useTeamNames = (): Names => namesOf(useQuery(teamLookUp(useScope())).data);
export const useAgentNames = (): Names => namesOf(useQuery(agentLookUp(useScope())).data);
