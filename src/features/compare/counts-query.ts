import { queryOptions } from '@tanstack/react-query';
import { paceOf } from '~/api/http/pace';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { countAccount } from './bundle/needed-lists';

/** For how long a count tells how long a reading takes, in milliseconds. */
const KEPT = 5 * 60_000;

/** How much an account has, so that what reading it takes is told before. */
export const countsQuery = (scope: Scope) =>
  queryOptions({
    // Its assistants are the tenant's.
    queryKey: [...readKey(scope, 'account-counts'), scope.tenant],
    queryFn: ({ signal }) => countAccount(scope, { signal, pace: paceOf({ signal }) }),
    staleTime: KEPT,
    retry: false,
  });
