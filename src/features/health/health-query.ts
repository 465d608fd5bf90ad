// The health of an account as one read: long, so that it says how far it is, can be stopped, and is kept until it is asked for again.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { paceOf } from '~/api/http/pace';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { knownMemberships } from '~/domain/memberships';
import type { ReadingState } from '~/records/list/use-reading';
import type { AccountRecords } from './faults';
import { readAccount } from './read-account';

export interface Progress extends Extract<ReadingState, { readonly step: 'reading' }> {
  /** What can be looked through by now; null before the first of it. */
  readonly records: AccountRecords | null;
}

/** What an account is judged by. */
export interface Health {
  readonly records: AccountRecords;
  /** How far the last reading came where it was stopped; null where it came to its end. */
  readonly stopped: Pick<Progress, 'read' | 'total'> | null;
}

const BEGUN: Progress = { step: 'reading', read: 0, total: null, waitsUntil: null, records: null };

/** How far the reading is; nothing is asked of the platform for it. */
export const progressQuery = (scope: Scope) =>
  queryOptions<Progress>({
    queryKey: readKey(scope, 'health-progress'),
    queryFn: () => BEGUN,
    initialData: BEGUN,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const healthQuery = (queryClient: QueryClient, scope: Scope, isAdministrator: boolean | null) =>
  queryOptions<Health>({
    queryKey: readKey(scope, 'health'),
    queryFn: async ({ signal }) => {
      const { queryKey } = progressQuery(scope);
      const update = (change: Partial<Progress>) =>
        queryClient.setQueryData(queryKey, (now) => ({ ...(now ?? BEGUN), ...change }));
      queryClient.setQueryData(queryKey, BEGUN);
      const tools = {
        signal,
        pace: paceOf({ signal, onWait: (waitsUntil) => update({ waitsUntil }) }),
        onProgress: (read: number, total: number | null) => update({ read, total }),
      };
      const onLists = (records: AccountRecords) => update({ records });
      return {
        records: await readAccount(queryClient, scope, isAdministrator, tools, onLists),
        stopped: null,
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Ends the reading. What was read by then stays, unless all was read before: that says more. */
export async function stopReading(
  queryClient: QueryClient,
  scope: Scope,
  { queryKey }: ReturnType<typeof healthQuery>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  const { read, total, records } = queryClient.getQueryData(progressQuery(scope).queryKey) ?? BEGUN;
  const before = queryClient.getQueryState(queryKey);
  const whole = before?.data?.stopped === null ? before.data.records : null;
  const lists = records?.read ?? [];
  const teams = lists.flatMap(({ named }) => named.team ?? []);
  const part = { read: lists, memberships: knownMemberships(queryClient, scope, teams) };
  queryClient.setQueryData(
    queryKey,
    { records: whole ?? part, stopped: { read, total } },
    whole && before ? { updatedAt: before.dataUpdatedAt } : {},
  );
}
