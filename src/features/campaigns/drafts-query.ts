// Query options for the campaign drafts, which are stored in this browser.
import { queryOptions } from '@tanstack/react-query';
import { buildReadKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { type ListedDraft, listDraftsWithOutcomes } from './interrupted-drafts';

export const getDraftsKey = (scope: Scope) => buildReadKey(scope, 'campaign-drafts');

/**
 * The drafts are refetched whenever the list mounts or the window gets the focus, because another tab may have changed
 * them.
 */
export const draftsQuery = (scope: Scope) =>
  queryOptions<readonly ListedDraft[], Error>({
    queryKey: getDraftsKey(scope),
    queryFn: () => listDraftsWithOutcomes(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
