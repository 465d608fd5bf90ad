import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** What is lost by leaving, where it isn't what was typed. */
  readonly text?: string;
}

/** Asks before the page is left with something on it that is saved nowhere. */
export function LeaveGuard({ isDirty, text }: LeaveGuardProps) {
  const t = useT();
  const leaving = useBlocker({
    // Another search on the same page, or signing out, is no leaving that could be held back.
    shouldBlockFn: ({ current, next }) =>
      isDirty && next.pathname !== current.pathname && next.routeId !== '/sign-in',
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t(m.common_unsaved_title)}
      cancelLabel={t(m.common_stay)}
      confirmLabel={t(m.common_leave)}
      error={null}
      pending={false}
      onConfirm={() => leaving.proceed()}
      onClose={() => leaving.reset()}
    >
      <Text size="sm">{text ?? t(m.common_unsaved_text)}</Text>
    </ConfirmDialog>
  );
}
