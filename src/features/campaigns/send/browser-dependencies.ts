// The browser's implementation of the dependencies of `sendCampaign`.
import { getConfiguration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { isPasswordConfirmed } from '~/session/reauthentication';
import { isSameEmailAddress, requiresSecondPerson } from './approval-file';
import { browserLedger, withActivityLog } from './ledger';
import { requiresPassword } from './requires-password';
import type { SendDependencies, SendOrder } from './send';
import { isSendOriginAllowed } from './send-origin';
import { createPlatformTransport } from './send-transport';
import { browserLock } from './workspace-lock';

/**
 * Asks the user to confirm leaving the page while a campaign is being sent. Leaving would hide the outcome without
 * stopping the request.
 */
function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** Checks the configuration when the campaign is sent, in addition to the check that disables the send button. */
function forbids({ armed, plan, person }: SendOrder): ReturnType<SendDependencies['forbids']> {
  const { platformUrl, acceptCrossOriginCampaignRisk, secondAdministratorAbove, reauthenticateAbove } =
    getConfiguration();
  if (!isSendOriginAllowed(platformUrl, location.href, acceptCrossOriginCampaignRisk)) return 'other-origin';
  const isAlone = plan === null || isSameEmailAddress(plan.author, person);
  const count = armed.preview.reachable;
  if (isAlone && requiresSecondPerson(count, secondAdministratorAbove)) return 'second-person';
  const isProven =
    !requiresPassword(count, reauthenticateAbove) || isPasswordConfirmed(person, armed.confirmation);
  return isProven ? null : 'password';
}

export const createSendDependencies = (scope: Scope): SendDependencies => ({
  ledger: withActivityLog(browserLedger),
  lock: browserLock,
  transport: createPlatformTransport(scope),
  now: Date.now,
  guardLeaving,
  forbids,
});
