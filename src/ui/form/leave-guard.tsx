// Asks for confirmation before the user leaves a page with unsaved changes.
import { Button, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '../overlay/confirm-dialog';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The question and the consequences of leaving. Defaults to a message about unsaved changes. */
  readonly title?: string;
  readonly text?: string;
  readonly onLeave?: () => void;
  /**
   * Discards data that otherwise stays stored after the user leaves the page. If set, the dialog has a third button
   * that discards the data and leaves.
   */
  readonly onDiscard?: (() => Promise<void>) | undefined;
}

interface Leaving {
  /**
   * Shows the same question as leaving the page. Call it when the user presses a button that discards unsaved changes.
   */
  readonly ask: () => void;
  readonly question: ReactNode;
}

/** Guards a component that can also be closed without leaving the page, such as a dialog. */
export function useLeaveGuard({ isDirty, title, text, onLeave, onDiscard }: LeaveGuardProps): Leaving {
  const t = useT();
  const [isClosing, setClosing] = useState(false);
  const leaving = useBlocker({
    // A change of only the search params doesn't leave the page. Signing out bypasses every guard with `ignoreBlocker`.
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
      extraAction={
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
