import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { LazyParts, preloading } from '~/ui/lazy-parts';
import { useClock } from '~/ui/use-now';
import { RenewDialog } from './lazy-frame';

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
  const t = useT();
  const secondsLeft = useClock(session.secondsLeft, EVERY);
  const [isRenewing, setRenewing] = useState(false);
  useEffect(() => {
    if (secondsLeft === 0) session.lapseInTime();
  }, [secondsLeft]);

  const isEnding = secondsLeft > 0 && secondsLeft <= WARN_FROM;
  if (!isEnding && !isRenewing) return null;
  return (
    <>
      <Button
        {...preloading(RenewDialog)}
        size="compact-sm"
        variant="default"
        onClick={() => setRenewing(true)}
      >
        {t(m.session_expires_soon, { minutes: Math.ceil(secondsLeft / 60) })} · {t(m.session_renew)}
      </Button>
      <LazyParts asked={isRenewing}>
        {isRenewing && <RenewDialog email={email} onDone={() => setRenewing(false)} />}
      </LazyParts>
    </>
  );
}
