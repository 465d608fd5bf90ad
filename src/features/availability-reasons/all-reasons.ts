import { queryOptions } from '@tanstack/react-query';
import { type AvailabilityReason, listAvailabilityReasons } from '~/api/availability-reasons';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';

/** Every reason of the account, all pages: for what has the same name, and for what became of a lost answer. */
export const allReasonsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: readKey(scope, 'availabilityReasons', 'all'),
    queryFn: async ({ signal }) => {
      const all: AvailabilityReason[] = [];
      for (let page = 1; ; page++) {
        const query = { per_page: 100, page };
        const { data, meta } = await call(listAvailabilityReasons, { scope, query, signal });
        all.push(...data);
        if (data.length === 0 || page >= meta.total_pages) return all;
      }
    },
  });
