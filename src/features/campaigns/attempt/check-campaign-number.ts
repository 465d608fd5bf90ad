import type { QueryClient } from '@tanstack/react-query';
import { type Campaign, campaignQuery } from '~/api/campaigns';
import { isApiError } from '~/api/http/api-error';
import { fetchUncached } from '~/api/http/read-uncached';
import type { Scope } from '~/api/scope';
import { type CampaignMatch, matchCampaign } from '../list/campaign-match';
import type { CampaignContent } from '../send/campaign-content';

export type CampaignNumberCheck =
  | { readonly kind: 'missing' }
  | { readonly kind: CampaignMatch; readonly campaign: Campaign };

/**
 * Fetches the campaign with this number and compares it with the given content. Throws `ApiError` if the request fails.
 */
export async function checkCampaignNumber(
  client: QueryClient,
  scope: Scope,
  content: CampaignContent,
  number: number,
): Promise<CampaignNumberCheck> {
  try {
    const campaign = await fetchUncached(client, campaignQuery(scope, number));
    return { kind: campaign.id === number ? matchCampaign(content, campaign) : 'other', campaign };
  } catch (error) {
    if (isApiError(error) && error.kind === 'not-found') return { kind: 'missing' };
    throw error;
  }
}
