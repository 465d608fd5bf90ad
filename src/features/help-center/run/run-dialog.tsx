import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { RunState } from './use-run';

interface RunDialogProps {
  readonly title: string;
  readonly size: string;
  readonly step: RunState['step'];
  readonly startLabel: string;
  readonly canStart?: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Many rows to be carried out: shown before, stopped meanwhile, closed only when nothing is on its way. */
export function RunDialog(props: RunDialogProps) {
  const { title, size, step, startLabel, canStart = true, onStart, onStop, onClose, children } = props;
  const t = useT();
  return (
    <Modal
      opened
      size={size}
      title={title}
      onClose={step === 'running' ? () => {} : onClose}
      closeOnClickOutside={false}
      withCloseButton={step !== 'running'}
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
    >
      <Stack>
        {children}
        <Group justify="flex-end" gap="xs">
          {step === 'running' ? (
            <Button variant="default" onClick={onStop}>
              {t(m.help_center_bulk_stop)}
            </Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              {t(step === 'ended' ? m.common_close : m.common_cancel)}
            </Button>
          )}
          {step !== 'ended' && (
            <Button loading={step === 'running'} disabled={!canStart} onClick={onStart}>
              {startLabel}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
