// What the sending path stands on in a real page.
import { configuration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { needsSecondPerson, samePerson } from './approval-file';
import { browserLedger, withActivityLog } from './ledger';
import type { Dependencies, SendOrder } from './send';
import { mayReachPlatform } from './send-origin';
import { platformTransport } from './transport';
import { browserLock } from './workspace-lock';

/** Asks before the page is left while a send is on its way: leaving would not stop it, only hide what came of it. */
function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** The configuration's word, asked at the moment of sending and not only when the button is drawn. */
function forbids({ armed, plan, person }: SendOrder): ReturnType<Dependencies['forbids']> {
  const { platformUrl, acceptCrossOriginCampaignRisk, secondAdministratorAbove } = configuration();
  if (!mayReachPlatform(platformUrl, location.href, acceptCrossOriginCampaignRisk)) return 'other-origin';
  const isAlone = plan === null || samePerson(plan.author, person);
  return isAlone && needsSecondPerson(armed.preview.reachable, secondAdministratorAbove)
    ? 'second-person'
    : null;
}

export const browserDependencies = (scope: Scope): Dependencies => ({
  ledger: withActivityLog(browserLedger),
  lock: browserLock,
  transport: platformTransport(scope),
  now: Date.now,
  guardLeaving,
  forbids,
});
