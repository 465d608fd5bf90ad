import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { campaignQuery, getCampaign } from '~/api/campaigns';
import { isApiError } from '~/api/http/api-error';
import { readAgain } from '~/api/http/query';
import { readAfresh } from '~/api/http/read-afresh';
import type { Scope } from '~/api/scope';
import { noteStatus } from '~/drafts/campaign-ledger';
import { type ReadingTools, useReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { ledgerKey } from './ledger-query';
import type { Attempt } from './send/attempt';

/** Null where it isn't there any more, which keeps none of the others from being read. */
const statusOf = (client: QueryClient, scope: Scope, number: number): Promise<string | null> =>
  readAfresh(client, campaignQuery(scope, number)).then(
    ({ status }) => status ?? null,
    (error: unknown) => {
      if (isApiError(error) && error.kind === 'not-found') return null;
      throw error;
    },
  );

interface Numbered {
  readonly id: string;
  readonly number: number;
}

async function readStatuses(
  client: QueryClient,
  scope: Scope,
  campaigns: readonly Numbered[],
  { pace, signal, onProgress }: ReadingTools,
): Promise<void> {
  let read = 0;
  for (const { id, number } of campaigns) {
    onProgress(read, campaigns.length);
    const status = await pace(() => statusOf(client, scope, number));
    if (signal.aborted) return;
    if (status) await noteStatus(id, status, Date.now());
    read += 1;
  }
}

/** Reads again what the platform says of every campaign that has a number, within the request limit; a person may stop it. */
export function useStatuses(attempts: readonly Attempt[]) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const isOn = useAvailability(getCampaign) === 'on';
  const { state, start, stop } = useReading();
  const campaigns = attempts.flatMap(({ id, state: outcome }) =>
    outcome.name === 'sent' ? [{ id, number: outcome.id }] : [],
  );
  const show = () => readAgain(queryClient, ledgerKey(scope));
  return {
    state,
    canRead: isOn && campaigns.length > 0,
    read() {
      if (state.step !== 'reading')
        void start(
          (tools) => readStatuses(queryClient, scope, campaigns, tools),
          () => void show(),
        );
    },
    /** What was read until then stays. */
    stop: () => {
      stop();
      void show();
    },
  };
}
