import { useQuery } from '@tanstack/react-query';
import type { Inbox } from '~/api/inboxes';
import { teamQuery } from '~/api/teams';
import {
  agentNamesQuery,
  inboxNamesQuery,
  labelNamesQuery,
  teamNamesQuery,
  useNamedRecordLists,
} from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';

/** Returns the inboxes by ID. The map is empty while the inboxes are loading and if they can't be listed. */
export function useInboxes(): ReadonlyMap<number, Inbox> {
  const { data = [] } = useQuery(inboxNamesQuery(useScope()));
  return new Map(data.map((inbox) => [inbox.id, inbox]));
}

/** Reports whether listing the inboxes failed. */
export const useIsInboxListUnavailable = (): boolean => useQuery(inboxNamesQuery(useScope())).isError;

/** Returns the names of agents by ID, or null until they are loaded. Fetches the list only if `isNeeded` is true. */
export function useAgentNames(isNeeded: boolean): ReadonlyMap<number, string> | null {
  const agents = useQuery({ ...agentNamesQuery(useScope()), enabled: isNeeded });
  if (isNeeded && agents.isPending) return null;
  return new Map(agents.data?.map(({ id, name }) => [id, name]));
}

/**
 * Returns the colors of labels by title. Labels that aren't loaded are missing. Fetches the list only if `isNeeded` is
 * true.
 */
export function useLabelColorsIfNeeded(isNeeded: boolean): ReadonlyMap<string, string | null | undefined> {
  const { data = [] } = useQuery({ ...labelNamesQuery(useScope()), enabled: isNeeded });
  return new Map(data.map(({ title, color }) => [title, color]));
}

/**
 * Returns the name of a team or agent, or undefined if it isn't loaded. If teams can't be listed, fetches the single
 * team.
 */
export function useTeamOrAgentName(
  kind: 'team' | 'agent',
  id: number | null,
  isNeeded: boolean,
): string | undefined {
  const scope = useScope();
  const isAsked = isNeeded && id !== null;
  const list = useNamedRecordLists(isAsked ? [kind] : [])[kind];
  const isUnlisted = useQuery({ ...teamNamesQuery(scope), enabled: false }).isError && kind === 'team';
  const one = useQuery({ ...teamQuery(scope, id ?? 0), enabled: isAsked && isUnlisted, retry: false });
  return list ? list.find((record) => record.id === id)?.name : isUnlisted ? one.data?.name : undefined;
}

/** Returns an inbox, or undefined if it isn't loaded. Fetches the list only if `isNeeded` is true. */
export function useInbox(id: number, isNeeded: boolean): Inbox | undefined {
  const { data } = useQuery({ ...inboxNamesQuery(useScope()), enabled: isNeeded });
  return data?.find((inbox) => inbox.id === id);
}
