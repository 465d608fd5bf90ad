import type { QueryClient } from '@tanstack/react-query';
import { readAllPages } from '~/api/http/all-pages';
import { type ApiProblemKind, isApiError } from '~/api/http/api-error';
import { getOperationAvailability } from '~/api/http/operation-availability';
import type { Scope } from '~/api/scope';
import { listMembers } from '~/api/teams';
import { readMemberships } from '~/domain/memberships';
import type { FullLoadContext } from '~/records/list/use-full-load';
import type { Resource } from '~/resources/define-resource';
import { RESOURCES } from '~/resources/resources';
import { isSuspension } from '~/ui/notice/describe-problem';
import { type AccountRecords, createCheckedList, type LoadedList } from './faults';

/**
 * Errors that mean that a list isn't available to this user. After any other error, or if the account is suspended, the
 * whole check fails. Otherwise it would find no problems, because it has no records.
 */
const MISSING: ReadonlySet<ApiProblemKind> = new Set(['switched-off', 'forbidden', 'not-found']);

const orNull = async <Found>(reading: Promise<Found>): Promise<Found | null> =>
  reading.catch((error: unknown) => {
    if (isApiError(error) && MISSING.has(error.kind) && !isSuspension(error)) return null;
    throw error;
  });

/** Returns a function that runs requests one after the other and reports their total progress. */
function createCountedReader({ pace, signal, onProgress }: FullLoadContext) {
  const done = { read: 0, total: 0 };
  return <Found>(read: (tools: FullLoadContext) => Promise<Found>): Promise<Found | null> => {
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

/** The checked resources in loading order. The longest list comes last. */
export const CHECKED_RESOURCES: readonly Resource[] = RESOURCES.filter(({ checks }) => checks).toSorted(
  (one, other) => Number(one.isLongest ?? false) - Number(other.isLongest ?? false),
);

/**
 * Loads all lists that the checks need, one after the other within the rate limit. For agents, the list of inboxes
 * counts as missing, because agents see only their own inboxes. Team members are loaded last, because each team
 * requires a separate request. After each list, `onLists` is called with all lists loaded so far.
 */
export async function loadAccountRecords(
  queryClient: QueryClient,
  scope: Scope,
  isAdministrator: boolean | null,
  tools: FullLoadContext,
  onLists: (records: AccountRecords) => void,
): Promise<AccountRecords> {
  const readCounted = createCountedReader(tools);
  const read: LoadedList[] = [];
  for (const resource of CHECKED_RESOURCES) {
    const { checks, needs } = resource;
    const mayRead = checks?.isPartialForAgents
      ? isAdministrator === true
      : needs !== 'administrator' || isAdministrator !== false;
    if (!checks || !mayRead || getOperationAvailability(checks.list) !== 'on') continue;
    const items = await readCounted((own) => readAllPages(scope, checks.list, {}, own));
    if (!items) continue;
    read.push(await createCheckedList(resource, items));
    onLists({ read: [...read], memberships: null });
  }
  const teams = read.flatMap(({ named }) => named.team ?? []);
  const memberships =
    getOperationAvailability(listMembers) === 'on'
      ? await readCounted((own) => readMemberships(queryClient, scope, teams, own))
      : null;
  return { read, memberships };
}
