import { useQuery } from '@tanstack/react-query';
import type { Inbox } from '~/api/inboxes';
import { teamQuery } from '~/api/teams';
import { inboxLookUp, labelLookUp, teamLookUp, useNamedLists } from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';

/** The inboxes by ID. Empty until their list is read, and if it can't be read. */
export function useInboxes(): ReadonlyMap<number, Inbox> {
  const { data = [] } = useQuery(inboxLookUp(useScope()));
  return new Map(data.map((inbox) => [inbox.id, inbox]));
}

/** Reports whether the inboxes couldn't be listed when they were last asked for. */
export const useAreInboxesUnread = (): boolean => useQuery(inboxLookUp(useScope())).isError;

/** The names of agents by ID, as far as another screen has read them. */
export function useLoadedAgentNames(): ReadonlyMap<number, string> {
  const agents = useNamedLists([]).agent ?? [];
  return new Map(agents.map(({ id, name }) => [id, name]));
}

/** The colors of labels by title, as far as another screen has read them. */
export function useLoadedLabelColors(): ReadonlyMap<string, string | null | undefined> {
  const { data = [] } = useQuery({ ...labelLookUp(useScope()), enabled: false });
  return new Map(data.map(({ title, color }) => [title, color]));
}

/** Returns a record's name if it is known. Where teams can't be listed, a team's name comes from its own read. */
export function useName(kind: 'team' | 'agent', id: number | null, isNeeded: boolean): string | undefined {
  const scope = useScope();
  const isAsked = isNeeded && id !== null;
  const list = useNamedLists(isAsked ? [kind] : [])[kind];
  const isUnlisted = useQuery({ ...teamLookUp(scope), enabled: false }).isError && kind === 'team';
  const one = useQuery({ ...teamQuery(scope, id ?? 0), enabled: isAsked && isUnlisted, retry: false });
  return list ? list.find((record) => record.id === id)?.name : isUnlisted ? one.data?.name : undefined;
}

/** Returns an inbox if it is known. `isNeeded` allows reading the list of inboxes. */
export function useInbox(id: number, isNeeded: boolean): Inbox | undefined {
  const { data } = useQuery({ ...inboxLookUp(useScope()), enabled: isNeeded });
  return data?.find((inbox) => inbox.id === id);
}
