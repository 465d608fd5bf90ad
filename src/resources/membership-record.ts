// Loads and changes team memberships. Each membership is a separate record that is added or removed. The list of
// members is never replaced as a whole.
import type { QueryClient } from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import { isApiError } from '~/api/http/api-error';
import { runMutation } from '~/api/http/query';
import { fetchUncached } from '~/api/http/read-uncached';
import type { Scope } from '~/api/scope';
import { addMembersMutation, membersQuery, removeMemberMutation } from '~/api/teams';
import { paceAccess } from '~/records/run/paced-access';
import type { RowState } from '~/records/run/process-rows';
import type { RowWriteContext } from '~/records/run/use-row-run';
import { overwriteRecord, type RecordAccess, saveRecord } from '~/records/save-record';
import { isUnconfirmed } from '~/records/write-state';

export interface TeamMembership {
  readonly isMember: boolean;
}

/** A change of membership: an agent joins or leaves. */
export interface MembershipChange extends TeamMembership {
  readonly agent: Agent;
}

export const getMembershipAccess = (
  queryClient: QueryClient,
  scope: Scope,
  teamId: number,
  { id: userId, name }: Pick<Agent, 'id' | 'name'>,
): RecordAccess<TeamMembership, TeamMembership> => ({
  read: async () => {
    const { data } = await fetchUncached(queryClient, membersQuery(scope, teamId));
    return { isMember: data.some(({ id }) => id === userId) };
  },
  write: ({ isMember }) =>
    isMember
      ? runMutation(queryClient, addMembersMutation(scope), {
          params: { teamId },
          body: { user_ids: [userId] },
        }).then(() => ({ isMember }))
      : runMutation(queryClient, removeMemberMutation(scope), { params: { teamId, userId } }).then(
          () => ({ isMember: false }),
          ignoreNotFound,
        ),
  valuesOf: ({ isMember }) => ({ isMember }),
  subject: { scope, kind: 'membership', id: userId, parent: teamId },
  nameOf: () => name,
});

/**
 * Treats a 404 like a response without a body, so that the membership is loaded to determine the outcome. If the
 * browser sent the request twice, the second request gets a 404, because the first one has already removed the agent.
 */
function ignoreNotFound(error: unknown): undefined {
  if (!isApiError(error, 'not-found')) throw error;
}

/**
 * Changes a membership without loading it first, because joining or leaving can't overwrite anyone's change. Loads the
 * members only if the outcome of an earlier attempt is unknown.
 */
export function changeMembership(
  access: RecordAccess<TeamMembership, TeamMembership>,
  { isMember }: TeamMembership,
  turn: RowWriteContext,
): Promise<RowState> {
  const { former, report } = turn;
  const paced = paceAccess(access, turn);
  const before = { isMember: !isMember };
  return isUnconfirmed(former)
    ? saveRecord(paced, { isMember }, before, report)
    : overwriteRecord(paced, { isMember }, before, report);
}

/** Returns the agents who aren't members, sorted by name. */
export const getNonMembers = (agents: readonly Agent[], members: readonly Agent[]): Agent[] => {
  const ids = new Set(members.map(({ id }) => id));
  return agents.filter(({ id }) => !ids.has(id)).sort((a, b) => a.name.localeCompare(b.name));
};
