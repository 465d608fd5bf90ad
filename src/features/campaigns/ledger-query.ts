// Query options for the ledger, which records all attempts to send a campaign from this browser. Attempts that a closed
// page left in progress are marked as unknown before the ledger is read.
import { queryOptions } from '@tanstack/react-query';
import { buildQueryKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { type CampaignNotes, readCampaignNotes } from '~/drafts/campaign-ledger';
import { browserLedger, type LedgerContents } from './send/ledger';
import { markInterruptedAttemptsOnStart } from './send/send';
import { getWorkspaceKey, type SendAttempt } from './send/send-attempt';
import { browserLock, isLockSupported, type LockHolder } from './send/workspace-lock';

export interface LedgerView extends LedgerContents, CampaignNotes {
  /** The user who is currently sending for this workspace in another tab, or null. */
  readonly sending: LockHolder | null;
  readonly lastSentAt: number | null;
  /** True if the browser guarantees not to evict the stored ledger. Null if that can't be determined. */
  readonly isPersistent: boolean | null;
}

async function readLedger(scope: Scope): Promise<LedgerView> {
  const dependencies = { ledger: browserLedger, lock: browserLock, now: Date.now };
  const workspace = getWorkspaceKey(scope);
  const { sending } = isLockSupported()
    ? await markInterruptedAttemptsOnStart(dependencies, workspace, scope.person)
    : { sending: null };
  const contents = await browserLedger.list(workspace);
  const isPersistent = (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
  const lastSentAt = await browserLedger.lastSentAt(Date.now());
  return { ...contents, ...(await readCampaignNotes()), sending, isPersistent, lastSentAt };
}

export const getLedgerKey = (scope: Scope) => buildQueryKey(scope, 'campaign-ledger');

/**
 * The ledger is refetched whenever a screen mounts or the window gets the focus, because another tab may have changed
 * it. The data is local, so this works offline.
 */
export const ledgerQuery = (scope: Scope) =>
  queryOptions<LedgerView, Error>({
    queryKey: getLedgerKey(scope),
    queryFn: () => readLedger(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });

export const findAttempt = (view: LedgerView | undefined, id: string): SendAttempt | undefined =>
  view?.attempts.find((record) => record.id === id);
