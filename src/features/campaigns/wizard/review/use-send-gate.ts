import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import { isRepeatGuardActive } from '~/api/http/repeat-guard';
import { useScope } from '~/session/scope-context';
import { useNow } from '~/ui/time/use-now';
import { ledgerQuery } from '../../ledger-query';
import { isSameEmailAddress, requiresSecondPerson } from '../../send/approval-file';
import { getPauseEnd } from '../../send/pause';
import { isAttemptSent, isOutcomeUnresolved } from '../../send/send-attempt';
import { isSendOriginAllowed } from '../../send/send-origin';
import { isLockSupported } from '../../send/workspace-lock';
import { getValidApprovalFile, type WizardStep } from '../draft/campaign-draft';
import type { CampaignWizardState } from '../use-campaign-wizard';

/**
 * Checks the preconditions for opening the send dialog. The page lists each unmet precondition. `sendCampaign` checks
 * the configuration and the ledger again.
 */
export function useSendGate(wizard: CampaignWizardState, missing: readonly WizardStep[]) {
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const [meantAgain, setMeantAgain] = useState<string | null>(null);
  const { draft, state } = wizard;
  const held = state.name === 'previewed' || state.name === 'armed' ? state.preview : null;
  const { platformUrl, acceptCrossOriginCampaignRisk, secondAdministratorAbove } = getConfiguration();
  const isReachable = isSendOriginAllowed(platformUrl, location.href, acceptCrossOriginCampaignRisk);
  const isGuarded = useSyncExternalStore(isRepeatGuardActive.subscribe, isRepeatGuardActive.get);
  const plan = getValidApprovalFile(draft, scope);
  const needsPlan =
    held !== null &&
    requiresSecondPerson(held.reachable, secondAdministratorAbove) &&
    (plan === null || isSameEmailAddress(plan.plan.author, scope.person));
  const same = ledger.data?.attempts.filter(({ fingerprint }) => fingerprint === held?.fingerprint) ?? [];
  const sent = same.filter(isAttemptSent);
  const isAgainMeant = held !== null && meantAgain === held.fingerprint;
  const now = useNow(1000);
  return {
    ledger,
    held,
    plan,
    needsPlan,
    above: secondAdministratorAbove ?? 0,
    isReachable,
    /** True if no proxy is known to reject repeated requests. False in the sandbox, which never repeats a request. */
    mayRepeat: getConfiguration().mode === 'live' && !isGuarded,
    canLock: isLockSupported(),
    /** The time when the same campaign was last sent. Null if it wasn't sent before. */
    sameSentAt: sent[0]?.sentAt ?? null,
    isAgainMeant,
    /** The IDs of earlier sends that the user wants to repeat. */
    repeats: isAgainMeant ? sent.map(({ id }) => id) : [],
    meanAgain: (isMeant: boolean) => setMeantAgain(isMeant && held ? held.fingerprint : null),
    /** The end of the pause between sends in milliseconds since the epoch. Zero if there is none. */
    pauseEnd: getPauseEnd(ledger.data?.lastSentAt ?? null, now) ?? 0,
    mayAsk:
      held !== null &&
      held.reachable > 0 &&
      missing.length === 0 &&
      !needsPlan &&
      isReachable &&
      isLockSupported() &&
      ledger.data !== undefined &&
      !ledger.error &&
      !same.some(isOutcomeUnresolved) &&
      (sent.length === 0 || isAgainMeant),
  };
}

export type SendGate = ReturnType<typeof useSendGate>;
