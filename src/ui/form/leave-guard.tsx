// What asks before a page is left with something on it that is saved nowhere.
import { Button, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '../overlay/confirm-dialog';

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

interface Leaving {
  /** Asks as leaving the page does: for a button that closes what would be lost. */
  readonly ask: () => void;
  readonly question: ReactNode;
}

/** The guard of something that can be closed without leaving the page, too: a dialog. */
export function useLeaveGuard({ isDirty, title, text, onLeave, onDiscard }: LeaveGuardProps): Leaving {
  const t = useT();
  const [isClosing, setClosing] = useState(false);
  const leaving = useBlocker({
    // Another search on the same page is no leaving. Who signs out goes past every guard.
    shouldBlockFn: ({ current, next }) => isDirty && next.pathname !== current.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const isLeaving = leaving.status === 'blocked';
  const isAsked = isClosing || isLeaving;
  const question = isAsked && (
    <ConfirmDialog
      title={title ?? t(isLeaving ? m.common_unsaved_title : m.common_unsaved)}
      cancelLabel={t(isLeaving ? m.common_stay : m.common_cancel)}
      confirmLabel={t(isLeaving ? m.common_leave : m.common_discard_restored)}
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
        leaving.proceed?.();
      }}
      onClose={() => {
        setClosing(false);
        leaving.reset?.();
      }}
    >
      <Text size="sm">{text ?? t(m.common_unsaved_text)}</Text>
    </ConfirmDialog>
  );
  return { ask: () => setClosing(true), question };
}

export const LeaveGuard = (props: LeaveGuardProps) => useLeaveGuard(props).question;
