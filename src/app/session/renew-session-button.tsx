import { Button, VisuallyHidden } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './renew-session-button.module.css';

/** The remaining time in seconds below which the warning is announced. */
const URGENT_FROM = 5 * 60;

interface RenewSessionButtonProps {
  readonly isShort: boolean;
  readonly secondsLeft: number;
  readonly onRenew: () => void;
}

/** A button that shows when the session ends and opens the renewal dialog. In a narrow navigation, it is an icon. */
export function RenewSessionButton({ isShort, secondsLeft, onRenew }: RenewSessionButtonProps) {
  const t = useT();
  const isUrgent = secondsLeft <= URGENT_FROM;
  const minutes = Math.ceil(secondsLeft / 60);
  const label = `${t(m.session_expires_soon, { minutes })} · ${t(m.session_renew)}`;
  return (
    <>
      <VisuallyHidden role="status">{isUrgent && t(m.session_ends_soon)}</VisuallyHidden>
      <Button
        className={classes.button}
        data-short={isShort || undefined}
        size="compact-sm"
        variant={isUrgent ? 'filled' : 'default'}
        aria-label={label}
        title={label}
        onClick={onRenew}
      >
        <IconClockExclamation size={16} aria-hidden />
        <span>{label}</span>
      </Button>
    </>
  );
}
