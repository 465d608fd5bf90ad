import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';

/** Asks before a page is left on which something was typed that is saved nowhere. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useT();
  const leaving = useBlocker({
    // Who has signed out is never held back.
    shouldBlockFn: ({ next }) => isDirty && next.routeId !== '/sign-in',
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
      onConfirm={leaving.proceed}
      onClose={leaving.reset}
    >
      <Text size="sm">{t(m.common_unsaved_text)}</Text>
    </ConfirmDialog>
  );
}
