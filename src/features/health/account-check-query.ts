// Runs the checks of an account as a single query. Because the checks take long, the query reports progress, can be
// stopped, and is cached until the checks run again.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { buildQueryKey } from '~/api/http/query';
import { createRequestPacer } from '~/api/http/request-pacer';
import type { Scope } from '~/api/scope';
import { getKnownMemberships } from '~/domain/memberships';
import { storeLastCheck } from '~/records/last-check';
import type { FullLoadState } from '~/records/list/use-full-load';
import { countFaults } from './fault-groups';
import { type AccountRecords, findAccountFaults } from './faults';
import { loadAccountRecords } from './load-account-records';

export interface CheckProgress extends Extract<FullLoadState, { readonly step: 'reading' }> {
  /** The lists loaded so far, or null before the first list is loaded. */
  readonly records: AccountRecords | null;
}

/** The checked records of an account. */
export interface AccountCheck {
  readonly records: AccountRecords;
  /** True if the records are those of a completed check, even if a later check was stopped. */
  readonly isComplete: boolean;
  /** The progress of the last check at the time it was stopped. Null if the last check was completed. */
  readonly stopped: Pick<CheckProgress, 'read' | 'total'> | null;
}

const INITIAL_PROGRESS: CheckProgress = {
  step: 'reading',
  read: 0,
  total: null,
  waitsUntil: null,
  records: null,
};

/** Caches the progress of the check. This query sends no request. */
export const accountCheckProgressQuery = (scope: Scope) =>
  queryOptions<CheckProgress>({
    queryKey: buildQueryKey(scope, 'health-progress'),
    queryFn: () => INITIAL_PROGRESS,
    initialData: INITIAL_PROGRESS,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const accountCheckQuery = (queryClient: QueryClient, scope: Scope, isAdministrator: boolean | null) =>
  queryOptions<AccountCheck>({
    queryKey: buildQueryKey(scope, 'health'),
    queryFn: async ({ signal }) => {
      const { queryKey } = accountCheckProgressQuery(scope);
      const update = (change: Partial<CheckProgress>) =>
        queryClient.setQueryData(queryKey, (now) => ({ ...(now ?? INITIAL_PROGRESS), ...change }));
      queryClient.setQueryData(queryKey, INITIAL_PROGRESS);
      const tools = {
        signal,
        pace: createRequestPacer({ signal, onWait: (waitsUntil) => update({ waitsUntil }) }),
        onProgress: (read: number, total: number | null) => update({ read, total }),
      };
      const onLists = (records: AccountRecords) => update({ records });
      const records = await loadAccountRecords(queryClient, scope, isAdministrator, tools, onLists);
      await storeLastCheck(scope, {
        kind: 'checks',
        portal: null,
        ...countFaults(findAccountFaults(records)),
      });
      return { records, isComplete: true, stopped: null };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * Stops the check. Keeps the records of the last completed check. If no check was completed, keeps the records loaded
 * so far.
 */
export async function stopCheck(
  queryClient: QueryClient,
  scope: Scope,
  { queryKey }: ReturnType<typeof accountCheckQuery>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  const { read, total, records } =
    queryClient.getQueryData(accountCheckProgressQuery(scope).queryKey) ?? INITIAL_PROGRESS;
  const before = queryClient.getQueryState(queryKey);
  const whole = before?.data?.isComplete ? before.data.records : null;
  const lists = records?.read ?? [];
  const teams = lists.flatMap(({ named }) => named.team ?? []);
  const part = { read: lists, memberships: getKnownMemberships(queryClient, scope, teams) };
  queryClient.setQueryData(
    queryKey,
    { records: whole ?? part, isComplete: whole !== null, stopped: { read, total } },
    whole && before ? { updatedAt: before.dataUpdatedAt } : {},
  );
}
