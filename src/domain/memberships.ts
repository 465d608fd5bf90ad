// The members of all teams. Each team requires a request, because the platform has no operation that returns the
// members of all teams.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import type { PageReadOptions } from '~/api/http/all-pages';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { buildQueryKey } from '~/api/http/query';
import { createRequestPacer } from '~/api/http/request-pacer';
import type { Scope } from '~/api/scope';
import { membersQuery } from '~/api/teams';
import type { NamedRecord } from './look-ups';

/** A team and its members. */
export interface Membership {
  readonly team: NamedRecord;
  readonly members: readonly Agent[];
}

/** Number of concurrent requests. */
const AT_ONCE = 4;
/** Time in milliseconds during which the members of a team aren't refetched. */
const KEPT = 60_000;

/**
 * Returns the members of each team, in the order of the teams. Sends one request per team, and throws `ApiError` if a
 * request fails. Skips teams that were deleted since their list was loaded, unless no team is found.
 */
export async function readMemberships(
  queryClient: QueryClient,
  scope: Scope,
  teams: readonly NamedRecord[],
  { pace = (request) => request(), signal, onProgress }: PageReadOptions,
): Promise<readonly Membership[]> {
  const memberships: (Membership | undefined)[] = [];
  const notFound: ApiError[] = [];
  let next = 0;
  let count = 0;
  const readOn = async () => {
    for (let team = teams[next]; team && !signal?.aborted; team = teams[next]) {
      const index = next;
      const query = { ...membersQuery(scope, team.id), staleTime: KEPT };
      next += 1;
      try {
        const { data } = await pace(() => queryClient.fetchQuery(query));
        memberships[index] = { team, members: data };
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'not-found') throw error;
        notFound.push(error);
      }
      count += 1;
      onProgress?.(count, teams.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  const found = memberships.filter((one) => one !== undefined);
  if (notFound[0] && found.length === 0) throw notFound[0];
  return found;
}

/** Returns the memberships in the query cache. Used if the members of some teams couldn't be loaded. */
export const getKnownMemberships = (
  queryClient: QueryClient,
  scope: Scope,
  teams: readonly NamedRecord[],
): readonly Membership[] =>
  teams.flatMap((team) => {
    const response = queryClient.getQueryData(membersQuery(scope, team.id).queryKey);
    return response ? [{ team, members: response.data }] : [];
  });

/**
 * Returns the query options of the memberships of all teams. The query delays its requests to stay within the request
 * limit, and is canceled when no component uses it.
 */
export const membershipsQuery = (queryClient: QueryClient, scope: Scope, teams: readonly NamedRecord[]) =>
  queryOptions<readonly Membership[]>({
    queryKey: buildQueryKey(
      scope,
      'teams',
      'memberships',
      teams.map(({ id }) => id),
    ),
    queryFn: ({ signal }) =>
      readMemberships(queryClient, scope, teams, { pace: createRequestPacer({ signal }), signal }),
    staleTime: 5 * KEPT,
    retry: false,
  });
