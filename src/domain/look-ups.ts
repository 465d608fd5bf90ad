// Lists whose names stand in the place of numbers: each is read whole, and once for all the screens that name by it.
import { listAgents } from '~/api/agents';
import { allPagesOptions } from '~/api/http/all-pages';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { listTeams } from '~/api/teams';

/** Names seldom change, and a list that can't be read is no error: what it would have named stands for itself. */
const LOOK_UP = { staleTime: 5 * 60_000, retry: false } as const;

export const agentLookUp = (scope: Scope) => ({ ...allPagesOptions(scope, listAgents), ...LOOK_UP });
export const inboxLookUp = (scope: Scope) => ({ ...allPagesOptions(scope, listInboxes), ...LOOK_UP });
export const labelLookUp = (scope: Scope) => ({ ...allPagesOptions(scope, listLabels), ...LOOK_UP });
export const teamLookUp = (scope: Scope) => ({ ...allPagesOptions(scope, listTeams), ...LOOK_UP });
