// What actions can aim at, for pickers, and for names in the place of numbers.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '~/session/scope-context';
import { type NamedLists, type Names, namesIn, teamLookUp, teamsByNumber, useNamedLists } from './look-ups';
import { readAction, targetsIn } from './macro-action';

const AIMED_AT = ['label', 'team', 'agent'] as const;
export type ActionTargets = Pick<NamedLists, (typeof AIMED_AT)[number]>;

export const useActionTargets = (): ActionTargets => {
  const { inbox: _inbox, ...targets } = useNamedLists(AIMED_AT);
  return targets;
};

/** The numbers of the teams that actions name. */
const teamsIn = (actions: readonly unknown[]): readonly number[] =>
  actions
    .flatMap((action) => targetsIn(readAction(action)))
    .flatMap(({ kind, value }) => (kind === 'team' && typeof value === 'number' ? [value] : []));

/**
 * The targets of these actions, and further teams, as names. Where teams can't be listed, each is read by its number.
 * Reads nothing for null. Inboxes are named where another has read them, or `alsoInboxes` asks for them.
 */
export function useTargetNames(
  actions: readonly unknown[] | null,
  furtherTeams: readonly number[] = [],
  alsoInboxes = false,
): Names {
  const scope = useScope();
  const queryClient = useQueryClient();
  const enabled = actions !== null;
  const lists = useNamedLists(enabled ? [...AIMED_AT, ...(alsoInboxes ? (['inbox'] as const) : [])] : []);
  const { isError: isUnlisted } = useQuery({ ...teamLookUp(scope), enabled });
  const ids =
    actions && isUnlisted ? [...new Set([...teamsIn(actions), ...furtherTeams])].sort((a, b) => a - b) : [];
  const { data: some } = useQuery({
    ...teamsByNumber(queryClient, scope, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = namesIn(lists);
  // A team that isn't among the read ones may be there all the same.
  return (kind, value) =>
    kind === 'team' && !lists.team ? some?.find((team) => team.id === value)?.name : names(kind, value);
}
