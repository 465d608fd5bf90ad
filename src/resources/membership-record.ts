// Who joins a team and who leaves it, one by one: each a record of its own that is only there or not. Never the whole list.
import type { QueryClient } from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import { isApiError } from '~/api/http/api-error';
import { write } from '~/api/http/query';
import { readAfresh } from '~/api/http/read-afresh';
import type { Scope } from '~/api/scope';
import { memberAddition, memberRemoval, membersQuery } from '~/api/teams';
import { pacedAccess } from '~/records/run/paced-access';
import type { RowState } from '~/records/run/run-rows';
import type { RowTurn } from '~/records/run/use-run';
import { type RecordAccess, saveRecord, writeOver } from '~/records/save-record';
import { isUnconfirmed } from '~/records/write-state';

export interface Membership {
  readonly isMember: boolean;
}

/** What an agent's membership is to become. */
export interface Move extends Membership {
  readonly agent: Agent;
}

export const membershipAccess = (
  queryClient: QueryClient,
  scope: Scope,
  teamId: number,
  { id: userId, name }: Pick<Agent, 'id' | 'name'>,
): RecordAccess<Membership, Membership> => ({
  read: async () => {
    const { data } = await readAfresh(queryClient, membersQuery(scope, teamId));
    return { isMember: data.some(({ id }) => id === userId) };
  },
  write: ({ isMember }) =>
    isMember
      ? write(queryClient, memberAddition(scope), { params: { teamId }, body: { user_ids: [userId] } }).then(
          () => ({ isMember }),
        )
      : write(queryClient, memberRemoval(scope), { params: { teamId, userId } }).then(
          () => ({ isMember: false }),
          whereGone,
        ),
  valuesOf: ({ isMember }) => ({ isMember }),
  subject: { scope, kind: 'membership', id: userId, parent: teamId },
  nameOf: () => name,
});

/** Who isn't there any more has left, by this or before it: a browser repeats a lost request. What is there is read. */
function whereGone(error: unknown): undefined {
  if (!isApiError(error, 'not-found')) throw error;
}

/** Nobody is read before they join or leave: it can't overwrite anybody's change. Only an outcome that isn't known is looked up. */
export function carryOutMove(
  access: RecordAccess<Membership, Membership>,
  { isMember }: Membership,
  turn: RowTurn,
): Promise<RowState> {
  const { former, report } = turn;
  const paced = pacedAccess(access, turn);
  const before = { isMember: !isMember };
  return isUnconfirmed(former)
    ? saveRecord(paced, { isMember }, before, report)
    : writeOver(paced, { isMember }, before, report);
}

/** Those who may still join, by name. */
export const candidates = (agents: readonly Agent[], members: readonly Agent[]): Agent[] => {
  const ids = new Set(members.map(({ id }) => id));
  return agents.filter(({ id }) => !ids.has(id)).sort((a, b) => a.name.localeCompare(b.name));
};
