import { queryOptions } from '@tanstack/react-query';
import { type Agent, listAgents } from '~/api/agents';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';

/** Every agent of the account, all pages: whoever is missing here could never join. */
export const allAgentsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: readKey(scope, 'agents', 'all'),
    queryFn: async ({ signal }) => {
      const all: Agent[] = [];
      for (let page = 1; ; page++) {
        const query = { per_page: 100, page };
        const { data, meta } = await call(listAgents, { scope, query, signal });
        all.push(...data);
        if (data.length === 0 || page >= meta.total_pages) return all;
      }
    },
  });
