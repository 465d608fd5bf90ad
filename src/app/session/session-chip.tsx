import { useEffect } from 'react';
import { useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { LazyParts } from '~/ui/page/lazy-parts';
import { useClock } from '~/ui/time/use-now';
import { RenewButton } from '../frame/lazy-frame';

/** From this many seconds before the end the chip shows. */
const WARN_FROM = 10 * 60;
/** How often the clocks are compared, in milliseconds. */
const EVERY = 5_000;

/** Quietly offers to renew the sign-in while there is time, and notices when it has ended. */
export function SessionChip({ onRenew }: { readonly onRenew: (expiresAt: number) => void }) {
  const state = useSession();
  if (state.step !== 'signed-in') return null;
  // Mounted anew with every token, whose time it shows.
  return <Chip key={state.expiresAt} onRenew={() => onRenew(state.expiresAt)} />;
}

function Chip({ onRenew }: { readonly onRenew: () => void }) {
  const secondsLeft = useClock(session.secondsLeft, EVERY);
  useEffect(() => {
    if (secondsLeft === 0) session.lapseInTime();
  }, [secondsLeft]);

  const isEnding = secondsLeft > 0 && secondsLeft <= WARN_FROM;
  return (
    <LazyParts asked={isEnding}>
      {isEnding && <RenewButton secondsLeft={secondsLeft} onRenew={onRenew} />}
    </LazyParts>
  );
}
