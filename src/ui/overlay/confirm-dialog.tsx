// Asks for confirmation of an irreversible action. The dialog can't be closed while the action is in progress, and shows
// an error if it fails.
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '../form/busy-button';
import { ProblemNotice } from '../notice/problem-notice';
import { revealHiddenCharacters } from '../text/reveal-hidden-characters';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly title: string;
  /** The consequences, naming the affected record and what can't be restored. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** The label of the button that closes the dialog. Defaults to "Cancel". */
  readonly cancelLabel?: string;
  readonly error: ApiError | null;
  /** True if the outcome of an earlier attempt is unknown. */
  readonly isLaterWrite?: boolean;
  readonly pending: boolean;
  /** False while a required choice is missing. */
  readonly canConfirm?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly color?: string;
  /** A button for a third option. */
  readonly extraAction?: ReactNode;
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
    // The only shade of red on which white text is legible in both color schemes.
    color = 'red.9',
    extraAction,
  } = props;
  const t = useT();
  return (
    <Dialog
      // Makes room for three buttons in one line in every language.
      size={extraAction ? '32rem' : 'md'}
      onClose={pending ? () => {} : onClose}
      title={revealHiddenCharacters(title)}
      closeOnClickOutside={false}
    >
      <Stack>
        {revealHiddenCharacters(children)}
        {error && <ProblemNotice error={error} purpose={isLaterWrite ? 'later-write' : 'write'} />}
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
            {cancelLabel ?? t(m.common_cancel)}
          </Button>
          {extraAction}
          <BusyButton color={color} loading={pending} disabled={!canConfirm} onClick={onConfirm}>
            {confirmLabel}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
