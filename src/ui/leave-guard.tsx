// What asks before a page is left with something on it that is saved nowhere.
import { Button, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** What is asked and what is lost by leaving, where it isn't what was typed. */
  readonly title?: string;
  readonly text?: string;
  /** The person chose to leave it behind. */
  readonly onLeave?: () => void;
  /** Throws away what leaving alone would keep. */
  readonly onDiscard?: (() => Promise<void>) | undefined;
}

export function LeaveGuard({ isDirty, title, text, onLeave, onDiscard }: LeaveGuardProps) {
  const t = useT();
  const leaving = useBlocker({
    // Another search on the same page is no leaving, and who has signed out is never held back.
    shouldBlockFn: ({ current, next }) =>
      isDirty && next.pathname !== current.pathname && next.routeId !== '/sign-in',
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title ?? t(m.common_unsaved_title)}
      cancelLabel={t(m.common_stay)}
      confirmLabel={t(m.common_leave)}
      furtherAct={
        onDiscard && (
          <Button variant="default" color="red" onClick={() => void onDiscard().then(leaving.proceed)}>
            {t(m.common_discard_and_leave)}
          </Button>
        )
      }
      color={onDiscard ? 'indigo' : 'red.9'}
      error={null}
      pending={false}
      onConfirm={() => {
        onLeave?.();
        leaving.proceed();
      }}
      onClose={leaving.reset}
    >
      <Text size="sm">{text ?? t(m.common_unsaved_text)}</Text>
    </ConfirmDialog>
  );
}
