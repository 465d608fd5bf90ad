import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCampaign } from '~/api/campaigns';
import { refetchQueries } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { storeCampaignStatus } from '~/drafts/campaign-ledger';
import { type FullLoadContext, useFullLoad } from '~/records/list/use-full-load';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { checkCampaignNumber } from '../attempt/check-campaign-number';
import { getLedgerKey } from '../ledger-query';
import { browserLedger } from '../send/ledger';
import type { SendAttempt } from '../send/send-attempt';
import { isIdEntered } from '../send/send-machine';
import { WRONG_NUMBER_STATUS } from './campaign-rows';

/** An attempt whose campaign number is known. The number is the ID of the campaign on the platform. */
interface SentAttempt extends Pick<SendAttempt, 'id' | 'content'> {
  readonly state: Extract<SendAttempt['state'], { name: 'sent' }>;
}

export interface MissingCampaign {
  readonly id: string;
  readonly number: number;
}

/** Fetches and stores the status of a campaign. Returns false if the platform has no campaign with that number. */
async function readStatus(client: QueryClient, scope: Scope, { id, content, state }: SentAttempt) {
  const check = await checkCampaignNumber(client, scope, content, state.id);
  const isWrong = check.kind === 'missing' || check.kind === 'other';
  if (isWrong && isIdEntered(state)) await storeCampaignStatus(id, WRONG_NUMBER_STATUS, Date.now());
  else if (check.kind !== 'missing') {
    if (check.campaign.status) await storeCampaignStatus(id, check.campaign.status, Date.now());
    if (check.kind === 'same' && isIdEntered(state)) await browserLedger.change(id, markRead);
  }
  return check.kind !== 'missing';
}

const markRead = (record: SendAttempt): SendAttempt =>
  record.state.name === 'sent' ? { ...record, state: { ...record.state, isRead: true } } : record;

async function readStatuses(
  client: QueryClient,
  scope: Scope,
  campaigns: readonly SentAttempt[],
  { pace, signal, onProgress }: FullLoadContext,
): Promise<readonly MissingCampaign[]> {
  const missing: MissingCampaign[] = [];
  for (const [read, campaign] of campaigns.entries()) {
    onProgress(read, campaigns.length);
    const isThere = await pace(() => readStatus(client, scope, campaign));
    if (signal.aborted) break;
    if (!isThere) missing.push({ id: campaign.id, number: campaign.state.id });
  }
  return missing;
}

/**
 * Refreshes the statuses of all campaigns whose number is known, without exceeding the request limit. The user can stop
 * the refresh.
 */
export function useStatusRefresh(attempts: readonly SendAttempt[]) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const isOn = useOperationAvailability(getCampaign) === 'on';
  const { state, start, stop } = useFullLoad();
  const [missing, setMissing] = useState<readonly MissingCampaign[]>([]);
  const campaigns = attempts.flatMap(({ id, content, state: outcome }) =>
    outcome.name === 'sent' ? [{ id, content, state: outcome }] : [],
  );
  const show = () => refetchQueries(queryClient, getLedgerKey(scope));
  return {
    state,
    /** The campaigns that the platform didn't return during the last refresh. */
    missing,
    forgetMissing: () => setMissing([]),
    canRead: isOn && campaigns.length > 0,
    read() {
      if (state.step === 'reading') return;
      setMissing([]);
      void start(
        (tools) => readStatuses(queryClient, scope, campaigns, tools),
        (found) => {
          setMissing(found);
          void show();
        },
      );
    },
    /** Stops the refresh. Statuses fetched so far stay stored. */
    stop: () => {
      stop();
      void show();
    },
  };
}
