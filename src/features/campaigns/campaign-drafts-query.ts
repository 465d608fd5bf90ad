// Query options for the campaign drafts, which are stored in this browser.
import { queryOptions } from '@tanstack/react-query';
import { buildQueryKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { type ListedCampaignDraft, listDraftsWithOutcomes } from './interrupted-drafts';

export const getCampaignDraftsKey = (scope: Scope) => buildQueryKey(scope, 'campaign-drafts');

/**
 * The drafts are refetched whenever the list mounts or the window gets the focus, because another tab may have changed
 * them.
 */
export const campaignDraftsQuery = (scope: Scope) =>
  queryOptions<readonly ListedCampaignDraft[], Error>({
    queryKey: getCampaignDraftsKey(scope),
    queryFn: () => listDraftsWithOutcomes(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
