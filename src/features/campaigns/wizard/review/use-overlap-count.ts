// Counts the contacts that the campaign shares with other campaigns. The user starts the count with a click, because
// each count requires a request.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { previewCampaign, previewCampaignMutation } from '~/api/campaigns';
import { isApiError } from '~/api/http/api-error';
import { runMutation } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { type FullLoadContext, useFullLoad } from '~/records/list/use-full-load';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import {
  type ComparedAudience,
  countOverlaps,
  listLabelSetsToCount,
  type OverlapResult,
} from '../../overlap-counts';
import { DAY_MS } from '../../overlaps';
import { type CampaignAudience, toPreviewInput } from '../../send/campaign-content';
import type { NamedNearbyCampaign } from '../../use-nearby-campaigns';

/** Other campaigns count as recent if they are sent at most this many days before the campaign. */
export const RECENT_DAYS = 3;

/**
 * Counts the recipients of an audience. Returns null if the platform rejects the audience, and throws any other error.
 */
async function countAudience(client: QueryClient, scope: Scope, audience: CampaignAudience) {
  try {
    const response = await runMutation(client, previewCampaignMutation(scope), {
      body: toPreviewInput(audience),
    });
    return response.reachable;
  } catch (error) {
    if (isApiError(error, 'invalid')) return null;
    throw error;
  }
}

const toCompared = ({ attempt, earlierBy }: NamedNearbyCampaign): ComparedAudience => ({
  id: attempt.id,
  content: attempt.content,
  isRecentBefore: earlierBy >= 0 && earlierBy <= RECENT_DAYS * DAY_MS,
});

export function useOverlapCount(own: CampaignAudience, nearby: readonly NamedNearbyCampaign[]) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { state, start, stop } = useFullLoad();
  const [counted, setCounted] = useState<{ readonly key: string; readonly result: OverlapResult } | null>(
    null,
  );
  const canCount = useOperationAvailability(previewCampaign) === 'on';
  const campaigns = { own, others: nearby.map(toCompared) };
  const requests = listLabelSetsToCount(campaigns).length;
  const key = JSON.stringify([own, campaigns.others.map(({ id, isRecentBefore }) => [id, isRecentBefore])]);

  const readCounts = ({ pace, onProgress }: FullLoadContext) => {
    let read = 0;
    onProgress(0, requests);
    return countOverlaps(campaigns, async (audience) => {
      const count = await pace(() => countAudience(queryClient, scope, { ...own, audience: [...audience] }));
      read += 1;
      onProgress(read, requests);
      return count;
    });
  };
  return {
    state,
    canCount,
    requests,
    /** The result of the last count. Null if these campaigns haven't been counted. */
    result: counted?.key === key ? counted.result : null,
    count: () => {
      if (state.step !== 'reading') void start(readCounts, (result) => setCounted({ key, result }));
    },
    stop,
  };
}
