import type { QueryClient } from '@tanstack/react-query';
import { listAgents } from '~/api/agents';
import { listAutomationRules } from '~/api/automation-rules';
import { listCannedResponses } from '~/api/canned-responses';
import { type ListOperation, readAllPages } from '~/api/http/all-pages';
import { isApiError, type ProblemKind } from '~/api/http/api-error';
import { operationAvailability } from '~/api/http/availability';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import { listMacros } from '~/api/macros';
import type { Scope } from '~/api/scope';
import { listMembers, listTeams, type Team } from '~/api/teams';
import { type Membership, readMemberships } from '~/domain/memberships';
import type { ReadingTools } from '~/records/list/use-reading';
import type { AccountRecords } from './faults';

/** What says that a list isn't there for this person; anything else fails the whole reading. */
const MISSING: ReadonlySet<ProblemKind> = new Set(['switched-off', 'forbidden', 'not-found']);

const orNull = async <Found>(reading: Promise<Found>): Promise<Found | null> =>
  reading.catch((error: unknown) => {
    if (isApiError(error) && MISSING.has(error.kind)) return null;
    throw error;
  });

/** A reading that counts on from what others have read. */
function countedOn({ pace, signal, onProgress }: ReadingTools) {
  const done = { read: 0, total: 0 };
  return <Found>(read: (tools: ReadingTools) => Promise<Found>): Promise<Found | null> => {
    let [own, all] = [0, 0];
    const progress = (count: number, total: number | null) => {
      [own, all] = [count, total ?? count];
      onProgress(done.read + own, done.total + all);
    };
    return orNull(read({ pace, signal, onProgress: progress })).finally(() => {
      done.read += own;
      done.total += all;
    });
  };
}

/**
 * Every list that the health of an account is judged by, one after the other, each request when the rate limit allows it. An
 * agent sees their own inboxes only, so that nothing can be said of others: then the list counts as missing. What others refer
 * to comes first, what may be the longest last: `onLists` gets what can be looked through by then.
 */
export async function readAccount(
  queryClient: QueryClient,
  scope: Scope,
  isAdministrator: boolean | null,
  tools: ReadingTools,
  onLists: (lists: AccountRecords) => void,
): Promise<AccountRecords> {
  const reading = countedOn(tools);
  const whole = <Item>(list: ListOperation<Item>, mayRead = true): Promise<readonly Item[] | null> =>
    mayRead && operationAvailability(list) === 'on'
      ? reading((own) => readAllPages(scope, list, {}, own))
      : Promise.resolve(null);
  const membersOf = (teams: readonly Team[] | null): Promise<readonly Membership[] | null> =>
    teams !== null && operationAvailability(listMembers) === 'on'
      ? reading((own) => readMemberships(queryClient, scope, teams, own))
      : Promise.resolve(null);
  const labels = await whole(listLabels);
  const agents = await whole(listAgents);
  const inboxes = await whole(listInboxes, isAdministrator === true);
  const teams = await whole(listTeams);
  const rules = await whole(listAutomationRules, isAdministrator !== false);
  const macros = await whole(listMacros);
  const short = { macros, rules, labels, agents, inboxes, teams, memberships: null };
  onLists({ ...short, cannedResponses: null });
  const lists = { ...short, cannedResponses: await whole(listCannedResponses) };
  onLists(lists);
  return { ...lists, memberships: await membersOf(teams) };
}
