import { Button } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RenewDialog } from './renew-dialog';

interface RenewButtonProps {
  readonly email: string;
  readonly secondsLeft: number;
}

/** Says when the sign-in ends, and renews it. */
export function RenewButton({ email, secondsLeft }: RenewButtonProps) {
  const t = useT();
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setRenewing(true)}>
        {t(m.session_expires_soon, { minutes: Math.ceil(secondsLeft / 60) })} · {t(m.session_renew)}
      </Button>
      {isRenewing && <RenewDialog email={email} onDone={() => setRenewing(false)} />}
    </>
  );
}
