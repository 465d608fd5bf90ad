import { Button } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useKeepFrameBar } from './use-keep-frame-bar';

interface RenewButtonProps {
  readonly secondsLeft: number;
  readonly onRenew: () => void;
}

/** Says when the sign-in ends, and leads to its renewal. */
export function RenewButton({ secondsLeft, onRenew }: RenewButtonProps) {
  const t = useT();
  useKeepFrameBar();
  return (
    <Button size="compact-sm" variant="default" onClick={onRenew}>
      {t(m.session_expires_soon, { minutes: Math.ceil(secondsLeft / 60) })} · {t(m.session_renew)}
    </Button>
  );
}
