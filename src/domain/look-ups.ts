// Lists whose names stand in the place of numbers: each is read whole, and once for all the screens that name by it.
import { listAgents } from '~/api/agents';
import { allPagesOptions, type ListOperation } from '~/api/http/all-pages';
import { type Pace, paceOf } from '~/api/http/pace';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { listTeams } from '~/api/teams';

/** The first page at once, since names are on screen; thousands of them never take what the person needs of the request limit. */
function pacedAfterFirst(signal: AbortSignal): Pace {
  const pace = paceOf({ signal });
  let isFirst = true;
  return (request) => {
    const next = isFirst ? request() : pace(request);
    isFirst = false;
    return next;
  };
}

/** Names seldom change, and a list that can't be read is no error: what it would have named stands for itself. */
const lookUp = <Item>(scope: Scope, list: ListOperation<Item>) => ({
  ...allPagesOptions(scope, list, {}, pacedAfterFirst),
  staleTime: 5 * 60_000,
  retry: false,
});

export const agentLookUp = (scope: Scope) => lookUp(scope, listAgents);
export const inboxLookUp = (scope: Scope) => lookUp(scope, listInboxes);
export const labelLookUp = (scope: Scope) => lookUp(scope, listLabels);
export const teamLookUp = (scope: Scope) => lookUp(scope, listTeams);
