// The labels, teams and agents that actions can refer to, for pickers and for showing names instead of IDs.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '~/session/scope-context';
import {
  createNameLookUp,
  type NamedRecordLists,
  type NameLookUp,
  teamNamesQuery,
  teamsByIdQuery,
  useNamedRecordLists,
} from './look-ups';
import { findActionTargets, parseAction } from './macro-action';

const AIMED_AT = ['label', 'team', 'agent'] as const;
export type ActionTargets = Pick<NamedRecordLists, (typeof AIMED_AT)[number]>;

/** Returns the records that actions can refer to. A list that isn't loaded is null. */
export const useActionTargets = (): ActionTargets => {
  const { inbox: _inbox, ...targets } = useNamedRecordLists(AIMED_AT);
  return targets;
};

const teamsIn = (actions: readonly unknown[]): readonly number[] =>
  actions
    .flatMap((action) => findActionTargets(parseAction(action)))
    .flatMap(({ kind, value }) => (kind === 'team' && typeof value === 'number' ? [value] : []));

/**
 * Returns a function that looks up the names of the records that these actions refer to, and of the teams in
 * `furtherTeams`. Loads each team by its ID if the list of teams can't be loaded. Loads nothing if `actions` is null.
 * Names of inboxes are available only with `alsoInboxes`, or if another screen has loaded them.
 */
export function useTargetNames(
  actions: readonly unknown[] | null,
  furtherTeams: readonly number[] = [],
  alsoInboxes = false,
): NameLookUp {
  const scope = useScope();
  const queryClient = useQueryClient();
  const enabled = actions !== null;
  const lists = useNamedRecordLists(
    enabled ? [...AIMED_AT, ...(alsoInboxes ? (['inbox'] as const) : [])] : [],
  );
  const { isError: isUnlisted } = useQuery({ ...teamNamesQuery(scope), enabled });
  const ids =
    actions && isUnlisted ? [...new Set([...teamsIn(actions), ...furtherTeams])].sort((a, b) => a - b) : [];
  const { data: some } = useQuery({
    ...teamsByIdQuery(queryClient, scope, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = createNameLookUp(lists);
  // Returns undefined, not null, for a team that couldn't be loaded, because it may still exist.
  return (kind, value) =>
    kind === 'team' && !lists.team ? some?.find((team) => team.id === value)?.name : names(kind, value);
}
