// The drafts as a read: local, like the ledger.
import { queryOptions } from '@tanstack/react-query';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { type ListedDraft, listDrafts } from './interrupted-drafts';

export const draftsKey = (scope: Scope) => readKey(scope, 'campaign-drafts');

/** Read whenever the list appears or comes back to the front: another tab may have written. */
export const draftsQuery = (scope: Scope) =>
  queryOptions<readonly ListedDraft[], Error>({
    queryKey: draftsKey(scope),
    queryFn: () => listDrafts(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
