import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';

/** Asks before a run is left: it would pause. */
export function LeaveGuard({ isRunning }: { readonly isRunning: boolean }) {
  const t = useT();
  const leaving = useBlocker({
    // Who has signed out is never held back.
    shouldBlockFn: ({ next }) => isRunning && next.routeId !== '/sign-in',
    enableBeforeUnload: () => isRunning,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t(m.canned_responses_import_leave_title)}
      cancelLabel={t(m.common_stay)}
      confirmLabel={t(m.common_leave)}
      error={null}
      pending={false}
      onConfirm={leaving.proceed}
      onClose={leaving.reset}
    >
      <Text size="sm">{t(m.canned_responses_import_leave_text)}</Text>
    </ConfirmDialog>
  );
}
