import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import { repeatGuard } from '~/api/http/repeat-guard';
import { useScope } from '~/session/scope-context';
import { useNow } from '~/ui/time/use-now';
import { ledgerQuery } from '../../ledger-query';
import { needsSecondPerson, samePerson } from '../../send/approval-file';
import { isUnsettled, wasSent } from '../../send/attempt';
import { pausedUntil } from '../../send/pause';
import { mayReachPlatform } from '../../send/send-origin';
import { canLock } from '../../send/workspace-lock';
import { planOf, type Step } from '../draft/campaign-draft';
import type { CampaignWizardState } from '../use-campaign-wizard';

/**
 * Returns the preconditions for opening the send dialog. Each unmet one is shown on the page. `sendCampaign` checks all
 * of them again.
 */
export function useSendGate(wizard: CampaignWizardState, missing: readonly Step[]) {
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const [meantAgain, setMeantAgain] = useState<string | null>(null);
  const { draft, state } = wizard;
  const held = state.name === 'previewed' || state.name === 'armed' ? state.preview : null;
  const { platformUrl, acceptCrossOriginCampaignRisk, secondAdministratorAbove } = getConfiguration();
  const isReachable = mayReachPlatform(platformUrl, location.href, acceptCrossOriginCampaignRisk);
  const isGuarded = useSyncExternalStore(repeatGuard.subscribe, repeatGuard.get);
  const plan = planOf(draft, scope);
  const needsPlan =
    held !== null &&
    needsSecondPerson(held.reachable, secondAdministratorAbove) &&
    (plan === null || samePerson(plan.plan.author, scope.person));
  const same = ledger.data?.attempts.filter(({ fingerprint }) => fingerprint === held?.fingerprint) ?? [];
  const sent = same.filter(wasSent);
  const isAgainMeant = held !== null && meantAgain === held.fingerprint;
  const now = useNow(1000);
  return {
    ledger,
    held,
    plan,
    needsPlan,
    above: secondAdministratorAbove ?? 0,
    isReachable,
    /** True if no proxy is known to reject a repeated request. The sandbox in the browser never repeats one. */
    mayRepeat: getConfiguration().mode === 'live' && !isGuarded,
    canLock: canLock(),
    /** The time of an earlier send of the same campaign; null if there is none. */
    sameSentAt: sent[0]?.sentAt ?? null,
    isAgainMeant,
    /** The IDs of earlier sends that the person wants to repeat. */
    repeats: isAgainMeant ? sent.map(({ id }) => id) : [],
    meanAgain: (isMeant: boolean) => setMeantAgain(isMeant && held ? held.fingerprint : null),
    /** The end of the pause between sends in milliseconds since the epoch; 0 if there is none. */
    pauseEnd: pausedUntil(ledger.data?.lastSentAt ?? null, now) ?? 0,
    mayAsk:
      held !== null &&
      held.reachable > 0 &&
      missing.length === 0 &&
      !needsPlan &&
      isReachable &&
      canLock() &&
      ledger.data !== undefined &&
      !ledger.error &&
      !same.some(isUnsettled) &&
      (sent.length === 0 || isAgainMeant),
  };
}

export type SendGate = ReturnType<typeof useSendGate>;
