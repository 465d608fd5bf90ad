// Lists whose names stand in the place of numbers: each is read whole, and once for all the screens that name by it.
import { listAgents } from '~/api/agents';
import { allPagesOptions, type ListOperation } from '~/api/http/all-pages';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { listTeams } from '~/api/teams';

/** Names seldom change, and a list that can't be read is no error: what it would have named stands for itself. */
const lookUp = <Item>(scope: Scope, list: ListOperation<Item>) => ({
  ...allPagesOptions(scope, list, {}, { isPatient: true }),
  staleTime: 5 * 60_000,
  retry: false,
});

export const agentLookUp = (scope: Scope) => lookUp(scope, listAgents);
export const inboxLookUp = (scope: Scope) => lookUp(scope, listInboxes);
export const labelLookUp = (scope: Scope) => lookUp(scope, listLabels);
export const teamLookUp = (scope: Scope) => lookUp(scope, listTeams);
