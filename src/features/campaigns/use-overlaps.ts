import { useQuery } from '@tanstack/react-query';
import { useScope } from '~/session/scope-context';
import { useNow } from '~/ui/time/use-now';
import { ledgerQuery } from './ledger-query';
import { getCampaignName } from './list/campaign-rows';
import { findOverlappingCampaigns } from './overlaps';
import { type CampaignDraft, getScheduledInstant } from './wizard/draft/campaign-draft';

/** Returns the campaigns that share a label with the draft and are sent within a week of it, with their names. */
export function useOverlaps(draft: CampaignDraft) {
  const { data: view } = useQuery(ledgerQuery(useScope()));
  const now = useNow(60_000);
  const time = draft.when === 'later' ? getScheduledInstant(draft) : null;
  if (!view) return [];
  return findOverlappingCampaigns(view.attempts, draft, time ?? now).map((overlap) => ({
    ...overlap,
    name: getCampaignName(overlap.attempt, view.names),
  }));
}
