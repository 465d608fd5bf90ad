import { queryOptions } from '@tanstack/react-query';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { paceOf } from './pace';
import { readAll } from './platform-access';

/** Every canned response of the account, by short code: what folders are made of. */
export const allResponsesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: readKey(scope, 'cannedResponses', 'all'),
    queryFn: async ({ signal }) => {
      const all = await readAll(scope, { pace: paceOf({ signal }) });
      return { data: all.sort((a, b) => a.short_code.localeCompare(b.short_code)) };
    },
    staleTime: 60_000,
  });
