import { Button, VisuallyHidden } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useKeepFrameBar } from '../frame/use-keep-frame-bar';

/** From this many seconds before the end the warning is announced. */
const URGENT_FROM = 5 * 60;

interface RenewButtonProps {
  readonly secondsLeft: number;
  readonly onRenew: () => void;
}

/** Says when the sign-in ends, and leads to its renewal. */
export function RenewButton({ secondsLeft, onRenew }: RenewButtonProps) {
  const t = useT();
  useKeepFrameBar();
  const isUrgent = secondsLeft <= URGENT_FROM;
  return (
    <>
      <VisuallyHidden role="status">{isUrgent && t(m.session_ends_soon)}</VisuallyHidden>
      <Button size="compact-sm" variant={isUrgent ? 'filled' : 'default'} onClick={onRenew}>
        {t(m.session_expires_soon, { minutes: Math.ceil(secondsLeft / 60) })} · {t(m.session_renew)}
      </Button>
    </>
  );
}
