import { queryOptions } from '@tanstack/react-query';
import { buildQueryKey } from '~/api/http/query';
import { createRequestPacer } from '~/api/http/request-pacer';
import type { Scope } from '~/api/scope';
import { countAccountRecords } from './bundle/needed-lists';

/** The time in milliseconds during which a record count is reused. */
const STALE_TIME_MS = 5 * 60_000;

/** Counts an account's records, to predict how long an export will take. */
export const recordCountsQuery = (scope: Scope) =>
  queryOptions({
    // The tenant is part of the key, because assistants belong to it.
    queryKey: [...buildQueryKey(scope, 'account-counts'), scope.tenant],
    queryFn: ({ signal }) => countAccountRecords(scope, { signal, pace: createRequestPacer({ signal }) }),
    staleTime: STALE_TIME_MS,
    retry: false,
  });
