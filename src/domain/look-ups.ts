// Lists whose names stand in the place of numbers: each is read whole, and once for all the screens that name by it.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listAgents } from '~/api/agents';
import { allPagesOptions, type ListOperation } from '~/api/http/all-pages';
import { readKey } from '~/api/http/query';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { listTeams, type Team, teamQuery } from '~/api/teams';

/** For how long a name counts as known, in milliseconds. */
const KEPT = 5 * 60_000;

/** A list that can't be read is no error: what it would have named stands for itself. */
const lookUp = <Item>(scope: Scope, list: ListOperation<Item>) => ({
  ...allPagesOptions(scope, list, {}, { isPatient: true }),
  staleTime: KEPT,
  retry: false,
});

export const agentLookUp = (scope: Scope) => lookUp(scope, listAgents);
export const inboxLookUp = (scope: Scope) => lookUp(scope, listInboxes);
export const labelLookUp = (scope: Scope) => lookUp(scope, listLabels);
export const teamLookUp = (scope: Scope) => lookUp(scope, listTeams);

/** How many teams may be missing one after another until the platform counts as one that can't read a team. */
const MOST_MISSES = 2;

/** These teams, each by its own read, for where they can't be listed; without those that can't be read either. */
export const teamsByNumber = (queryClient: QueryClient, scope: Scope, ids: readonly number[]) =>
  queryOptions<readonly Team[]>({
    queryKey: readKey(scope, 'teams', 'by-number', ids),
    queryFn: async () => {
      const read = (id: number) =>
        queryClient.fetchQuery({ ...teamQuery(scope, id), staleTime: KEPT, retry: false }).catch(() => null);
      const found: (Team | null)[] = [];
      // One after another until a team is found: a platform without the operation isn't asked for all of them.
      for (const id of ids.slice(0, MOST_MISSES)) {
        found.push(await read(id));
        if (found.at(-1)) break;
      }
      if (found.at(-1)) found.push(...(await Promise.all(ids.slice(found.length).map(read))));
      return found.filter((team) => team !== null);
    },
    staleTime: KEPT,
  });
