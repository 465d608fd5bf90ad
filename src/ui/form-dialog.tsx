// A dialog with a form in it: what was typed there is never lost by a click beside it, a key, or going elsewhere.
import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

interface FormDialogProps {
  readonly title: string;
  /** Something was typed that is saved nowhere. */
  readonly isDirty: boolean;
  /** Another dialog lies over it, which answers the Escape key. */
  readonly isCovered?: boolean;
  /** A write is on its way: the dialog stays until its outcome is told. */
  readonly pending: boolean;
  readonly onClose: () => void;
  /** Gets the way out that asks first, for the form's own button. */
  readonly children: (requestClose: () => void) => ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, isDirty, isCovered = false, pending, onClose, children } = props;
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const leaving = useBlocker({
    // Who has signed out is never held back.
    shouldBlockFn: ({ next }) => isDirty && next.routeId !== '/sign-in',
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const isLeaving = leaving.status === 'blocked';
  const requestClose = () => {
    if (pending) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        size="lg"
        title={<span className="raw-text">{title}</span>}
        onClose={requestClose}
        closeOnClickOutside={false}
        closeOnEscape={!isCovered && !isAsking && !isLeaving}
      >
        {children(requestClose)}
      </Dialog>
      {(isAsking || isLeaving) && (
        <ConfirmDialog
          title={t(m.common_unsaved_title)}
          cancelLabel={t(m.common_stay)}
          confirmLabel={t(m.common_leave)}
          error={null}
          pending={false}
          onConfirm={() => {
            onClose();
            if (isLeaving) leaving.proceed();
          }}
          onClose={() => {
            setAsking(false);
            if (isLeaving) leaving.reset();
          }}
        >
          <Text size="sm">{t(m.common_unsaved_text)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
