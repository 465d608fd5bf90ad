import { queryOptions } from '@tanstack/react-query';
import { createPace } from '~/api/http/pace';
import { buildReadKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { countAccountRecords } from './bundle/needed-lists';

/** The time in milliseconds for which a record count is reused. */
const KEPT = 5 * 60_000;

/** Counts an account's records, to predict how long an export will take. */
export const recordCountsQuery = (scope: Scope) =>
  queryOptions({
    // The tenant is part of the key, because assistants belong to it.
    queryKey: [...buildReadKey(scope, 'account-counts'), scope.tenant],
    queryFn: ({ signal }) => countAccountRecords(scope, { signal, pace: createPace({ signal }) }),
    staleTime: KEPT,
    retry: false,
  });
