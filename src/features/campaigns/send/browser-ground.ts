// What the sending path stands on in a real page.
import type { Scope } from '~/api/scope';
import { browserLedger } from './ledger';
import type { SendGround } from './send';
import { platformTransport } from './transport';
import { browserLock } from './workspace-lock';

/** Asks before the page is left while a send is on its way: leaving would not stop it, only hide what came of it. */
function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

export const browserGround = (scope: Scope): SendGround => ({
  ledger: browserLedger,
  lock: browserLock,
  transport: platformTransport(scope),
  now: Date.now,
  guardLeaving,
});
