// Asks before an act that can't be taken back, and stays open until its outcome is known or told.
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '../form/busy-button';
import { ProblemNotice } from '../notice/problem-notice';
import { marked } from '../text/marked';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, naming the thing, and what can't be restored. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** "Cancel" where nothing is said. */
  readonly cancelLabel?: string;
  readonly error: ApiError | null;
  /** An earlier attempt isn't confirmed. */
  readonly isLaterWrite?: boolean;
  readonly pending: boolean;
  /** False while what it needs is not chosen. */
  readonly canConfirm?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly color?: string;
  /** A button for a third way. */
  readonly furtherAct?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    error,
    isLaterWrite = false,
    pending,
    canConfirm = true,
    onConfirm,
    onClose,
    // The one shade of red that white letters can be read on in both schemes.
    color = 'red.9',
    furtherAct,
  } = props;
  const t = useT();
  return (
    <Dialog
      // Three buttons stand in one line in every language.
      size={furtherAct ? '32rem' : 'md'}
      onClose={pending ? () => {} : onClose}
      title={marked(title)}
      closeOnClickOutside={false}
    >
      <Stack>
        {marked(children)}
        {error && <ProblemNotice error={error} purpose={isLaterWrite ? 'later-write' : 'write'} />}
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
            {cancelLabel ?? t(m.common_cancel)}
          </Button>
          {furtherAct}
          <BusyButton color={color} loading={pending} disabled={!canConfirm} onClick={onConfirm}>
            {confirmLabel}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
