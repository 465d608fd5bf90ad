import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  readonly shouldAsk: () => boolean;
  readonly isKept: boolean;
  readonly onDiscard: () => Promise<void>;
}

/** Leaving with unsaved words asks, and says where they stay. */
export function LeaveGuard({ shouldAsk, isKept, onDiscard }: LeaveGuardProps) {
  const t = useT();
  const leaving = useBlocker({
    // Who has signed out is never held back.
    shouldBlockFn: ({ next, current }) =>
      shouldAsk() && next.routeId !== '/sign-in' && next.pathname !== current.pathname,
    enableBeforeUnload: shouldAsk,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <Modal
      opened
      title={t(m.common_unsaved_title)}
      onClose={leaving.reset}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
    >
      <Stack>
        <Text size="sm">{t(isKept ? m.help_center_leave_kept : m.help_center_leave_lost)}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leaving.reset} data-autofocus>
            {t(m.common_stay)}
          </Button>
          <Button variant="default" color="red" onClick={() => void onDiscard().then(leaving.proceed)}>
            {t(m.help_center_leave_discard)}
          </Button>
          <Button onClick={leaving.proceed}>{t(m.common_leave)}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
