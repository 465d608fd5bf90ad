import { useEffect } from 'react';
import { useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { useClock } from '~/ui/time/use-now';
import { useFrameActions } from '../frame/frame-actions';
import { RenewSessionButton } from '../frame/lazy-frame';

/** The remaining time in seconds below which the chip is shown. */
const WARN_FROM = 10 * 60;
/** The interval between checks of the clock, in milliseconds. */
const EVERY = 5_000;

interface SessionChipProps {
  /** True to show only the remaining minutes, for phones. */
  readonly isShort?: boolean;
}

/** Offers to renew the session before it expires, and ends it when it has expired. */
export function SessionChip(props: SessionChipProps) {
  const state = useSession();
  if (state.step !== 'signed-in') return null;
  return <Chip key={state.expiresAt} {...props} expiresAt={state.expiresAt} />;
}

function Chip({ isShort = false, expiresAt }: SessionChipProps & { readonly expiresAt: number }) {
  const { renewSession } = useFrameActions();
  const secondsLeft = useClock(session.secondsLeft, EVERY);
  useEffect(() => {
    if (secondsLeft === 0) session.lapseInTime();
  }, [secondsLeft]);

  const isEnding = secondsLeft > 0 && secondsLeft <= WARN_FROM;
  return (
    <LazyPartBoundary asked={isEnding}>
      {isEnding && (
        <RenewSessionButton
          isShort={isShort}
          secondsLeft={secondsLeft}
          onRenew={() => renewSession(expiresAt)}
        />
      )}
    </LazyPartBoundary>
  );
}
