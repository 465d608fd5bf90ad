import { queryOptions } from '@tanstack/react-query';
import { createPace } from '~/api/http/pace';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { countAccount } from './bundle/needed-lists';

/** The validity of a count in milliseconds. */
const KEPT = 5 * 60_000;

/** Counts an account's records, to predict how long reading them takes. */
export const countsQuery = (scope: Scope) =>
  queryOptions({
    // Assistants belong to the tenant, which is therefore part of the key.
    queryKey: [...readKey(scope, 'account-counts'), scope.tenant],
    queryFn: ({ signal }) => countAccount(scope, { signal, pace: createPace({ signal }) }),
    staleTime: KEPT,
    retry: false,
  });
