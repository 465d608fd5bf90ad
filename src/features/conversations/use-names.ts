import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '~/api/teams';
import { agentLookUp, inboxLookUp, teamLookUp } from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Numbers and their names: undefined for one that isn't known, or whose list can't be had. */
export type Names = ReadonlyMap<number, string>;

const namesOf = (list: readonly Named[] | undefined): Names =>
  new Map(list?.map(({ id, name }) => [id, name]));

// `isNeeded`: what another screen has read is told all the same.
export const useInboxNames = (isNeeded = true): Names =>
  namesOf(useQuery({ ...inboxLookUp(useScope()), enabled: isNeeded }).data);
export const useAgentNames = (isNeeded: boolean): Names =>
  namesOf(useQuery({ ...agentLookUp(useScope()), enabled: isNeeded }).data);

/** Whether the inboxes could not be listed when they were last asked for. */
export const useAreInboxesUnread = (): boolean => useQuery(inboxLookUp(useScope())).isError;

/** The teams' names; where they can't be listed, the name of the one that is needed, by its own read. */
export function useTeamNames(isNeeded: boolean, teamId: number): Names {
  const scope = useScope();
  const all = useQuery({ ...teamLookUp(scope), enabled: isNeeded });
  const one = useQuery({ ...teamQuery(scope, teamId), enabled: isNeeded && all.isError, retry: false });
  return namesOf(all.data ?? (one.data && [one.data]));
}
