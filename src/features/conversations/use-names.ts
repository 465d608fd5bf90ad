import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '~/api/teams';
import { inboxLookUp, teamLookUp, useNamedLists } from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Numbers and their names: undefined for one that isn't known, or whose list can't be had. */
type Names = ReadonlyMap<number, string>;

const namesOf = (list: readonly Named[] | undefined): Names =>
  new Map(list?.map(({ id, name }) => [id, name]));

export const useInboxNames = (): Names => namesOf(useQuery(inboxLookUp(useScope())).data);
/** Whether the inboxes could not be listed when they were last asked for. */
export const useAreInboxesUnread = (): boolean => useQuery(inboxLookUp(useScope())).isError;

/** A record's name, if it is known. Where teams can't be listed, the team's name comes from its own read. */
export function useName(
  kind: 'inbox' | 'team' | 'agent',
  id: number | null,
  isNeeded: boolean,
): string | undefined {
  const scope = useScope();
  const isAsked = isNeeded && id !== null;
  const list = useNamedLists(isAsked ? [kind] : [])[kind];
  const isUnlisted = useQuery({ ...teamLookUp(scope), enabled: false }).isError && kind === 'team';
  const one = useQuery({ ...teamQuery(scope, id ?? 0), enabled: isAsked && isUnlisted, retry: false });
  return list ? list.find((record) => record.id === id)?.name : isUnlisted ? one.data?.name : undefined;
}
