// The health of an account as one read: long, so that it says how far it is, can be stopped, and is kept until it is asked for again.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { paceOf } from '~/api/http/pace';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import type { ReadingState } from '~/records/use-reading';
import type { AccountRecords } from './faults';
import { readAccount } from './read-account';

export interface Progress extends Extract<ReadingState, { readonly step: 'reading' }> {
  /** What can be looked through before the members of every team are read. */
  readonly lists: AccountRecords | null;
}

const BEGUN: Progress = { step: 'reading', read: 0, total: null, waitsUntil: null, lists: null };

/** How far the reading is; nothing is asked of the platform for it. */
export const progressQuery = (scope: Scope) =>
  queryOptions<Progress>({
    queryKey: readKey(scope, 'health-progress'),
    queryFn: () => BEGUN,
    initialData: BEGUN,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const healthQuery = (queryClient: QueryClient, scope: Scope, isAdministrator: boolean | null) =>
  queryOptions<AccountRecords>({
    queryKey: readKey(scope, 'health'),
    queryFn: ({ signal }) => {
      const { queryKey } = progressQuery(scope);
      const update = (change: Partial<Progress>) =>
        queryClient.setQueryData(queryKey, (now) => ({ ...(now ?? BEGUN), ...change }));
      queryClient.setQueryData(queryKey, BEGUN);
      const tools = {
        signal,
        pace: paceOf({ signal, onWait: (waitsUntil) => update({ waitsUntil }) }),
        onProgress: (read: number, total: number | null) => update({ read, total }),
      };
      return readAccount(queryClient, scope, isAdministrator, tools, (lists) => update({ lists }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
