import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { configuration } from '~/api/configuration';
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

/** All that stands between the review and its dialog, each told on the page. `sendCampaign` looks at all of it again. */
export function useSendGate(wizard: CampaignWizardState, missing: readonly Step[]) {
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const [meantAgain, setMeantAgain] = useState<string | null>(null);
  const { draft, state } = wizard;
  const held = state.name === 'previewed' || state.name === 'armed' ? state.preview : null;
  const { platformUrl, acceptCrossOriginCampaignRisk, secondAdministratorAbove } = configuration();
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
    /** Nothing on the way is known to refuse a repeated request. The sandbox in the browser has no way to repeat one. */
    mayRepeat: configuration().mode === 'live' && !isGuarded,
    canLock: canLock(),
    /** When this very campaign was sent before; null where it wasn't. */
    sameSentAt: sent[0]?.sentAt ?? null,
    isAgainMeant,
    /** The former sends that a person means to repeat. */
    repeats: isAgainMeant ? sent.map(({ id }) => id) : [],
    meanAgain: (isMeant: boolean) => setMeantAgain(isMeant && held ? held.fingerprint : null),
    /** Until when the next send waits, in milliseconds since the epoch; 0 where it may leave now. */
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
