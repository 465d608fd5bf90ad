// The dependencies of the sending path in a browser.
import { getConfiguration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { isSamePerson, requiresSecondPerson } from './approval-file';
import { browserLedger, withActivityLog } from './ledger';
import type { Dependencies, SendOrder } from './send';
import { canReachPlatform } from './send-origin';
import { platformTransport } from './transport';
import { browserLock } from './workspace-lock';

/**
 * Asks for confirmation before the page is left during a send. Leaving would not stop the send but hide its outcome.
 */
function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** Checks the configuration at the moment of sending, not only when the button renders. */
function forbids({ armed, plan, person }: SendOrder): ReturnType<Dependencies['forbids']> {
  const { platformUrl, acceptCrossOriginCampaignRisk, secondAdministratorAbove } = getConfiguration();
  if (!canReachPlatform(platformUrl, location.href, acceptCrossOriginCampaignRisk)) return 'other-origin';
  const isAlone = plan === null || isSamePerson(plan.author, person);
  return isAlone && requiresSecondPerson(armed.preview.reachable, secondAdministratorAbove)
    ? 'second-person'
    : null;
}

export const createBrowserDependencies = (scope: Scope): Dependencies => ({
  ledger: withActivityLog(browserLedger),
  lock: browserLock,
  transport: platformTransport(scope),
  now: Date.now,
  guardLeaving,
  forbids,
});
