// Who belongs to which team. The platform tells it team by team only, so that it takes a read for each.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import type { Reading } from '~/api/http/all-pages';
import { paceOf } from '~/api/http/pace';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { membersQuery } from '~/api/teams';
import type { Named } from './look-ups';

export interface Membership {
  readonly team: Named;
  readonly members: readonly Agent[];
}

/** How many reads are on their way at once. */
const AT_ONCE = 4;
/** What was read of a team a moment ago is not asked for again; in milliseconds. */
const KEPT = 60_000;

/** The members of each team, in the order of the teams, by as many reads. Throws `ApiError` where one fails. */
export async function readMemberships(
  queryClient: QueryClient,
  scope: Scope,
  teams: readonly Named[],
  { pace = (request) => request(), signal, onProgress }: Reading,
): Promise<readonly Membership[]> {
  const memberships: Membership[] = [];
  let next = 0;
  let count = 0;
  const readOn = async () => {
    for (let team = teams[next]; team && !signal?.aborted; team = teams[next]) {
      const index = next;
      const query = { ...membersQuery(scope, team.id), staleTime: KEPT };
      next += 1;
      const { data } = await pace(() => queryClient.fetchQuery(query));
      memberships[index] = { team, members: data };
      count += 1;
      onProgress?.(count, teams.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return memberships;
}

/** What was read of it, team by team, where the whole of it was not read to its end. */
export const knownMemberships = (
  queryClient: QueryClient,
  scope: Scope,
  teams: readonly Named[],
): readonly Membership[] =>
  teams.flatMap((team) => {
    const answer = queryClient.getQueryData(membersQuery(scope, team.id).queryKey);
    return answer ? [{ team, members: answer.data }] : [];
  });

/** The same as one read, each request when the rate limit allows it; stopped where nobody looks at it any more. */
export const membershipsQuery = (queryClient: QueryClient, scope: Scope, teams: readonly Named[]) =>
  queryOptions<readonly Membership[]>({
    queryKey: readKey(
      scope,
      'teams',
      'memberships',
      teams.map(({ id }) => id),
    ),
    queryFn: ({ signal }) => readMemberships(queryClient, scope, teams, { pace: paceOf({ signal }), signal }),
    staleTime: 5 * KEPT,
    retry: false,
  });
