import { useEffect } from 'react';
import { useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { LazyParts } from '~/ui/lazy-parts';
import { useClock } from '~/ui/use-now';
import { RenewButton } from './lazy-frame';

/** From this many seconds before the end the chip shows. */
const WARN_FROM = 10 * 60;
/** How often the clocks are compared, in milliseconds. */
const EVERY = 5_000;

/** Quietly offers to renew the sign-in while there is time, and notices when it has ended. */
export function SessionChip() {
  const state = useSession();
  // Mounted anew with every token: a renewal that the end overtook is not asked for once more.
  return state.step === 'signed-in' ? <Chip key={state.expiresAt} email={state.person.email} /> : null;
}

function Chip({ email }: { readonly email: string }) {
  const secondsLeft = useClock(session.secondsLeft, EVERY);
  useEffect(() => {
    if (secondsLeft === 0) session.lapseInTime();
  }, [secondsLeft]);

  const isEnding = secondsLeft > 0 && secondsLeft <= WARN_FROM;
  return (
    <LazyParts asked={isEnding}>
      {isEnding && <RenewButton email={email} secondsLeft={secondsLeft} />}
    </LazyParts>
  );
}
