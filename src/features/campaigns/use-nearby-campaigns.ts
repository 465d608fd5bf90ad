import { useQuery } from '@tanstack/react-query';
import { useScope } from '~/session/scope-context';
import { useNow } from '~/ui/time/use-now';
import { ledgerQuery } from './ledger-query';
import { getCampaignName } from './list/campaign-rows';
import { findNearbyCampaigns } from './overlaps';
import { type CampaignDraft, getScheduledInstant } from './wizard/draft/campaign-draft';

/**
 * Returns the campaigns that are sent on the draft's channel at most `days` before or after the draft, and their names.
 */
export function useNearbyCampaigns(draft: CampaignDraft, days: number) {
  const { data: view } = useQuery(ledgerQuery(useScope()));
  const now = useNow(60_000);
  const time = (draft.when === 'later' ? getScheduledInstant(draft) : null) ?? now;
  if (!view) return [];
  return findNearbyCampaigns(view.attempts, draft, time, days).map((nearby) => ({
    ...nearby,
    name: getCampaignName(nearby.attempt, view.names),
    /** Milliseconds from the other campaign to this campaign. Negative if the other campaign is sent later. */
    earlierBy: time - nearby.at,
  }));
}

export type NamedNearbyCampaign = ReturnType<typeof useNearbyCampaigns>[number];
